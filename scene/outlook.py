"""The window and its view: hills one behind the other, haze between them, the lights of a valley."""
import math
import random

from mathutils import Vector, noise

import settings as S
from materials import Nodes, linear
from shapes import box, mesh_object

# sky from the horizon upwards; hills from the farthest to the nearest, each (crest, foot in the haze)
HOURS = {
    "morning": dict(sky=("#ffedcf", "#fae8cf", "#ebe9df", "#d3dfe2"), strength=1.10, lights=0,
                    hills=(("#dcd8c8", "#f2e4c9"), ("#bfc3b0", "#e6dcc3"), ("#99a38f", "#cdc8b0"), ("#6f7f69", "#a3a68c"))),
    "midday": dict(sky=("#eef3f3", "#dfe9ee", "#c4d9e6", "#a5c7de"), strength=1.15, lights=0,
                   hills=(("#bccbcf", "#dbe4e3"), ("#9cb1ab", "#c6d2ca"), ("#7a9182", "#a9b9a8"), ("#566f5a", "#7c9079"))),
    "evening": dict(sky=("#cdb4a3", "#8f98aa", "#56708f", "#2f4764"), strength=0.42, lights=90,
                    hills=(("#5c7189", "#8792a2"), ("#43586f", "#6a7a8c"), ("#2d4155", "#4d5f72"), ("#1a2937", "#2c3d4d"))),
}
DISTANCES = (60, 42, 30, 22)
CRESTS = (0.53, 0.43, 0.31, 0.16)           # fractions of the height of the window
ROUGHNESS = (0.10, 0.11, 0.10, 0.09)
HAZE = (0.34, 0.22, 0.12, 0.05)             # share of the colour of the sky behind them on the crests


def glowing(name, stops, strength=1.0, low=0.0, high=1.0, mottled=0.0):
    """An emissive material with a gradient of (fraction of the height from low to high, linear colour); it lights no object."""
    t = Nodes(name)
    v = t.object_coordinates()
    z = t.math("DIVIDE", t.math("SUBTRACT", t.split(v)[2], low), high - low)
    glow = t.node("ShaderNodeEmission", Strength=strength)
    colour = t.ramp(z, stops)
    if mottled:
        woods = t.math("ADD", t.noise(t.scaled(v, (1, 1, 2.2)), 0.9, 5, 0.65), t.math("MULTIPLY", t.noise(t.scaled(v, (1, 1, 1.6)), 7, 2, 0.6), 0.5))
        shade = t.math("ADD", 1 - mottled * 0.75, t.math("MULTIPLY", woods, mottled))
        colour = t.mix(1.0, colour, t.join(shade, shade, shade), "MULTIPLY")
    t.link(colour, glow.inputs[0])
    t.link(glow.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    return t.material


def crest(k, u):
    """Height of ridge k at the fraction u of the width of the window: slopes that fall to a valley, knolls, a rim of trees."""
    valley = min(abs(u - 0.60 + 0.12 * k), 1.2) * (0.10 + 0.05 * k)
    shape = noise.noise((u * 1.5 + 5.3 * k, 2.7 * k, 0)) + 0.40 * noise.noise((u * 4.2 + k, 5, k))
    trees = 0.03 * noise.noise((u * 36, k, 1)) + 0.012 * noise.noise((u * 120, k, 4))
    return CRESTS[k] + valley + ROUGHNESS[k] * (shape + trees) - 0.03


def outside(hour, eye, opening, size=1.0, seed=7):
    """Sky, hills and lights as seen from a position through the window; size = size of the lights, larger when out of focus."""
    look, (x0, x1, z0, z1) = HOURS[hour], opening
    eye = Vector(eye)

    def point(u, w, distance):
        at = Vector((x0 + (x1 - x0) * u, S.WALL_Y, z0 + (z1 - z0) * w)) - eye
        return eye + at * ((distance - eye.y) / at.y)
    corners = [point(-2, -2, 80), point(3, -2, 80), point(3, 3, 80), point(-2, 3, 80)]
    colours = [linear(c) for c in look["sky"]]
    sky = list(zip((0, 0.16, 0.5, 1), colours))
    mesh_object("sky", corners, [(0, 1, 2, 3)], glowing("sky", sky, look["strength"], point(0, 0.35, 80).z, point(0, 1.15, 80).z), None)
    for k, (top, foot) in enumerate(look["hills"]):
        top = tuple(a * (1 - HAZE[k]) + b * HAZE[k] for a, b in zip(linear(top), colours[1]))
        d = DISTANCES[k]
        ridge = [point(u, crest(k, u), d) for u in (-1 + 3 * i / 1200 for i in range(1201))]
        material = glowing("hills %d" % k, [(0, linear(foot)), (0.8, top), (1, top)], look["strength"], point(0, CRESTS[k] - 0.20, d).z, point(0, CRESTS[k] + 0.08, d).z, 0.30 + 0.12 * k)
        mesh_object("hills", [point(-1, -1, d)] + ridge + [point(2, -1, d)], [tuple(range(len(ridge) + 2))], material, None)
    if not look["lights"]:
        return
    rnd = random.Random(seed)
    glows = [glowing("lit window %d" % n, [(0, linear(c)), (1, linear(c))], s * size) for n, (c, s) in enumerate((("#ffc36b", 1.7), ("#ffb055", 1.2), ("#ffd493", 2.6), ("#ff9f45", 0.9)))]
    villages = [(rnd.uniform(0.05, 0.95), rnd.uniform(0.5, 1.3)) for _ in range(6)]
    for _ in range(look["lights"]):
        k = rnd.choices((1, 2, 3), (2, 6, 4))[0]        # on the slope of a hill, low above the ridge before it
        centre, spread = rnd.choice(villages)
        u = rnd.gauss(centre, 0.05 * spread) if rnd.random() < 0.92 else rnd.uniform(-0.1, 1.1)
        low = crest(k + 1, u) if k < 3 else 0.0
        w = low + min(0.004 + abs(rnd.gauss(0, 0.045)), max(crest(k, u) - low - 0.01, 0.004))
        p = point(u, w, DISTANCES[k] - 0.05)
        r = 0.5 * (point(u, w + rnd.choice((0.0014, 0.0019, 0.0025, 0.0036)) * size, DISTANCES[k]).z - p.z)
        disc = [p + Vector((r * math.cos(a), 0, r * math.sin(a))) for a in (math.pi * n / 8 for n in range(16))]
        mesh_object("light", disc, [tuple(range(16))], rnd.choice(glows), None)


def window(opening, m):
    """An oak window of two casements with glass and a sill in the wall."""
    x0, x1, z0, z1 = opening
    y = S.WALL_Y + 0.06
    for low, high in ((z0, z0 + 0.055), (z1 - 0.055, z1)):
        box("window rail", ((x0 + x1) / 2, y, (low + high) / 2), (x1 - x0, 0.06, high - low), m["oak_x"], 0.006)
    for x in (x0 + 0.0275, (x0 + x1) / 2, x1 - 0.0275):
        box("window stile", (x, y, (z0 + z1) / 2), (0.055, 0.058, z1 - z0), m["oak_z"], 0.006)
    box("window sill", ((x0 + x1) / 2, S.WALL_Y - 0.03, z0 - 0.012), (x1 - x0 + 0.12, 0.22, 0.028), m["oak_x"], 0.006)
    mesh_object("window glass", [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], m["glass"], None)
