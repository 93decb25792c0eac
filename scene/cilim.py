"""Ćilim: stepped diamonds in pine, oak and linen, as the border of the rug and as a framed fragment. The pattern is a texture."""
import random

import settings as S
from materials import Nodes, linear, plain, shade
from shapes import box, mesh_object, plane_matrix, plate, rounded_rectangle, tube

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


def woven_fragment(width, height):
    """A flat weave of bands: large stepped diamonds in the middle, a row of small ones above and below; UV in metres."""
    t = Nodes("ćilim")
    v = t.uv()
    a, b, _ = t.split(v)
    a, b = t.math("SUBTRACT", a, width / 2), t.math("SUBTRACT", b, height / 2)
    cell = width / 44
    colour = linear(LINEN)
    far = t.math("ABSOLUTE", b)
    middle = t.math("LESS_THAN", far, height * 0.27)
    large = t.math("DIVIDE", b, cell * 1.0)
    d_along = t.math("DIVIDE", a, cell)
    # the middle: diamonds of 22 knots, three in a row, two rows that interlock
    row = t.math("SUBTRACT", t.math("ABSOLUTE", large), 9.0)
    shifted = t.math("ADD", d_along, t.math("MULTIPLY", t.math("GREATER_THAN", b, 0.0), 9.0))
    colour = t.mix(middle, colour, linear("#d8c9ab"))
    colour = patterned(t, colour, shifted, row, middle)
    low = t.math("MULTIPLY", t.math("GREATER_THAN", far, height * 0.30), t.math("LESS_THAN", far, height * 0.30 + cell * 11))
    colour = t.mix(low, colour, linear(PINE))
    i = t.math("FLOOR", t.math("ADD", t.math("DIVIDE", t.math("SUBTRACT", far, height * 0.30 + cell * 5.5), cell), 0.5))
    run = t.math("FRACT", t.math("DIVIDE", a, cell * 11))
    k = t.math("ABSOLUTE", t.math("FLOOR", t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", run, 0.5), 11), 0.5)))
    d = t.math("ADD", t.math("ABSOLUTE", i), k)
    colour = t.mix(t.math("MULTIPLY", low, t.math("LESS_THAN", d, 4.5)), colour, linear(OAK))
    colour = t.mix(t.math("MULTIPLY", low, t.math("LESS_THAN", d, 2.5)), colour, linear(LINEN))
    colour = t.mix(t.math("MULTIPLY", low, t.math("LESS_THAN", d, 0.5)), colour, linear(CLAY))
    for at in (0.285, 0.455):
        line = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", far, height * at)), cell * 0.6)
        colour = t.mix(line, colour, linear(CLAY if at < 0.3 else OAK))
    faded = t.math("ADD", 0.86, t.math("MULTIPLY", t.math("ADD", t.noise(t.scaled(v, (2, 40, 1)), 12, 3, 0.6), t.noise(v, 7, 2)), 0.16))
    colour = t.mix(1.0, colour, t.join(faded, faded, faded), "MULTIPLY")
    ribs = t.math("SINE", t.math("MULTIPLY", a, 6.2832 / 0.0042))
    t.principled(colour, 0.98, linear(LINEN), Sheen=0.3, Specular=0.06, Normal=t.bump(t.math("ADD", ribs, t.noise(t.scaled(v, (1, 0.2, 1)), 500, 2)), 0.4, 0.0010))
    return t.material


def framed(m, x, z, width=0.62, height=0.80):
    """A fragment of an old ćilim with its fringe, on linen behind an oak frame."""
    y = S.WALL_Y - 0.018
    front = plane_matrix((x, y, z), (1, 0, 0), (0, 0, 1))
    rim = 0.018
    plate("picture frame", [rounded_rectangle(width, height, 0.004, 3), rounded_rectangle(width - 2 * rim, height - 2 * rim, 0.003, 3)[::-1]], 0.030, front, m["oak_x"], 0.003)
    box("mount", (x, y + 0.006, z), (width - rim, 0.004, height - rim), m["paper"], 0)
    w, h = width - 0.20, height - 0.27
    rows = 12
    verts, uvs = [], []
    for k in range(rows + 1):
        for side in (0, 1):
            verts.append((x + (side - 0.5) * w + 0.0025 * ((k * 7 + side * 3) % 5 - 2) / 2, y + 0.0005, z + 0.012 + (k / rows - 0.5) * h))
            uvs.append((side * w, k / rows * h))
    mesh_object("ćilim", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(rows)], woven_fragment(w, h), None, uvs)
    thread = plain("warp", "#d9cdb4", 1.0)
    for k in range(36):
        at = x + (k + 0.5) / 36 * w - w / 2
        sway = 0.004 * ((k * 13) % 7 - 3) / 3
        low = z + 0.012 - h / 2
        tube("warp", [(at, y, low + 0.002), (at + sway * 0.4, y - 0.001, low - 0.018), (at + sway, y, low - 0.036 - 0.004 * ((k * 5) % 3))], 0.0016, thread, 0, resolution=1)


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
