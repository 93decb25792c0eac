"""Ćilim: stepped diamonds in pine, oak and linen, as the border of the rug and as a framed fragment. The pattern is a texture."""
import random

import settings as S
from materials import Nodes, linear, shade
from shapes import tube

PINE, OAK, LINEN, CLAY = "#3a5a50", "#a88a62", "#dfd6c4", "#94644f"
ROWS = 11       # knots across the band


def stepped(t, along, across, period=18):
    """Factors (pine, oak, clay) of stepped diamonds around across = 0; both coordinates count knots."""
    def knot(value):
        return t.math("FLOOR", t.math("ADD", value, 0.5))
    j = t.math("ABSOLUTE", knot(across))
    run = knot(along)
    wrapped = t.math("SUBTRACT", run, t.math("MULTIPLY", t.math("FLOOR", t.math("ADD", t.math("DIVIDE", run, period), 0.5)), period))
    i = t.math("FLOOR", t.math("DIVIDE", t.math("ABSOLUTE", wrapped), 1.35))
    d = t.math("ADD", i, j)

    def ring(low, high):
        return t.math("MULTIPLY", t.math("GREATER_THAN", d, low - 0.5), t.math("LESS_THAN", d, high + 0.5))
    pine = t.math("ADD", ring(4, 5), ring(0, 0))
    oak = t.math("ADD", ring(1, 1), ring(9, 40))
    clay = ring(2, 2)
    return pine, oak, clay


def patterned(t, base, along, across, factor=None):
    """The colours of the pattern over a base colour."""
    colour = base
    for share, tone in zip(stepped(t, along, across), (PINE, OAK, CLAY)):
        colour = t.mix(t.math("MULTIPLY", share, factor) if factor is not None else share, colour, linear(tone))
    return colour


def rug_wool(centre, size, inset=0.055, width=0.12):
    """Wool of the rug by its place in the room: a band of stepped diamonds along the border, between two pine lines."""
    t = Nodes("rug with a border")
    position = t.node("ShaderNodeNewGeometry").outputs["Position"]
    x, y, _ = t.split(position)
    random = t.node("ShaderNodeObjectInfo").outputs["Random"]
    tone = t.math("ADD", t.math("MULTIPLY", t.noise(position, 60, 2), 0.9), t.math("MULTIPLY", random, 0.1))
    x, y = t.math("SUBTRACT", x, centre[0]), t.math("SUBTRACT", y, centre[1])
    to_x = t.math("SUBTRACT", size[0] / 2, t.math("ABSOLUTE", x))
    to_y = t.math("SUBTRACT", size[1] / 2, t.math("ABSOLUTE", y))
    edge = t.math("MINIMUM", to_x, to_y)            # distance from the edge of the rug
    short = t.math("LESS_THAN", to_x, to_y)
    cell = width / ROWS
    along = t.math("DIVIDE", t.math("ADD", t.math("MULTIPLY", y, short), t.math("MULTIPLY", x, t.math("SUBTRACT", 1, short))), cell)
    across = t.math("DIVIDE", t.math("SUBTRACT", edge, inset + width / 2), cell)
    band = t.math("LESS_THAN", t.math("ABSOLUTE", across), ROWS / 2)
    colour = t.mix(band, linear(S.RUG), linear(LINEN))
    colour = patterned(t, colour, along, across, band)
    lines = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("ABSOLUTE", across), ROWS / 2 + 1.0)), 0.55)
    colour = t.mix(lines, colour, linear(PINE))
    shading = t.math("ADD", 0.80, t.math("MULTIPLY", tone, 0.40))
    colour = t.mix(1.0, colour, t.join(shading, shading, shading), "MULTIPLY")
    t.principled(colour, 1.0, shade(S.RUG, 0.95), Sheen=0.35, Specular=0.05)
    return t.material


def fringe(m, centre, size, length=0.055, step=0.016, seed=6):
    """The knotted warp at both short ends of the rug."""
    rnd = random.Random(seed)
    count = round((size[1] - 0.03) / step)
    for side in (-1, 1):
        for k in range(count):
            y = centre[1] - (count - 1) / 2 * step + k * step
            x = centre[0] + side * (size[0] / 2 - 0.004)
            sway, reach = rnd.gauss(0, 0.006), length * rnd.uniform(0.85, 1.08)
            tube("rug fringe", [(x, y, 0.006), (x + side * reach * 0.4, y + sway * 0.4, 0.0045), (x + side * reach, y + sway, 0.003)], 0.0036, m["rug_fringe"], 0, resolution=1, radii=[1.0, 0.8, 0.5])
