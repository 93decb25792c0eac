"""The window and its view over Sarajevo: hills one behind the other, roofs on their slopes, a minaret, a church tower, poplars, lights."""
import math
import random

from mathutils import Vector, noise

import settings as S
from materials import Nodes, linear
from shapes import box, mesh_object

# sky from the horizon upwards; hills from the farthest to the nearest, each (crest, foot in the haze)
HOURS = {
    "morning": dict(town=(0.98, 0.90, 0.80), sky=("#ffedcf", "#fae8cf", "#ebe9df", "#d3dfe2"), strength=1.10, lit=False,
                    hills=(("#dcd8c8", "#f2e4c9"), ("#bfc3b0", "#e6dcc3"), ("#99a38f", "#cdc8b0"), ("#6f7f69", "#a3a68c"))),
    "midday": dict(town=(0.95, 1.0, 1.0), sky=("#eef3f3", "#dfe9ee", "#c4d9e6", "#a5c7de"), strength=1.15, lit=False,
                   hills=(("#bccbcf", "#dbe4e3"), ("#9cb1ab", "#c6d2ca"), ("#7a9182", "#a9b9a8"), ("#566f5a", "#7c9079"))),
    "evening": dict(town=(0.085, 0.115, 0.175), sky=("#cdb4a3", "#8f98aa", "#56708f", "#2f4764"), strength=0.42, lit=True,
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
    trees = 0.05 * noise.noise((u * 36, k, 1)) + 0.045 * noise.noise((u * 110, k, 4)) + 0.030 * noise.noise((u * 260, k, 7))
    return CRESTS[k] + valley + ROUGHNESS[k] * (shape + trees) - 0.03


def outside(hour, eye, opening, seed=7):
    """Sky, hills and town as seen from a position through the window."""
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
    mahala(hour, point, (x1 - x0) / (z1 - z0), seed)


class Facades:
    """Flat faces on a plane of the view, collected by colour and made into one object for each; measures are fractions of the window's width."""

    def __init__(self, point, aspect, distance, look, haze):
        self.point, self.aspect, self.distance, self.look, self.haze = point, aspect, distance, look, haze
        self.faces, self.depth = {}, 0

    def add(self, tone, u, w, outline, strength=1.0):
        """A face at u, w; the later ones lie before the earlier ones."""
        self.depth += 1
        d = self.distance - 0.0004 * self.depth
        self.faces.setdefault((tone, strength), []).append([self.point(u + x, w + y * self.aspect, d) for x, y in outline])

    def build(self):
        """Make the objects."""
        behind = linear(self.look["sky"][1])
        for (tone, strength), faces in self.faces.items():
            lit = strength != 1.0
            colour = linear(tone) if lit else tuple(a * light * (1 - self.haze) + b * self.haze for a, light, b in zip(linear(tone), (*self.look["town"], 1), behind))
            verts, polygons = [], []
            for face in faces:
                polygons.append(tuple(range(len(verts), len(verts) + len(face))))
                verts += face
            mesh_object("town " + tone, verts, polygons, glowing("town " + tone, [(0, colour), (1, colour)], strength if lit else self.look["strength"]), None)


ROOFS = (("#c26a4d", "#94503d"), ("#b65f47", "#8a4938"), ("#cb7a58", "#9b5944"), ("#a95a49", "#7f4638"))     # front and side of a roof
WALLS = (("#efe4cf", "#c2b6a4"), ("#e7d9bf", "#b8aa94"), ("#f3ece0", "#cabfb0"))


def house(town, u, w, width, rnd, lit):
    """A house of the hillside under a hipped roof, its front to the left in the light."""
    front, side = rnd.choice(ROOFS)
    wall, shaded = rnd.choice(WALLS)
    a, high, roof, over = width, width * rnd.uniform(0.26, 0.50), width * rnd.uniform(0.26, 0.36), 0.07 * width
    corner = a * rnd.uniform(0.58, 0.70)
    town.add(wall, u, w, [(0, -0.2 * high), (corner, -0.2 * high), (corner, high), (0, high)])
    town.add(shaded, u, w, [(corner, -0.2 * high), (a, -0.2 * high), (a, high), (corner, high)])
    count = 3 if width > 0.05 else 2
    for k in range(count):
        x = corner * (k + 0.5) / count
        pane = [(x - 0.045 * a, 0.36 * high), (x + 0.045 * a, 0.36 * high), (x + 0.045 * a, 0.74 * high), (x - 0.045 * a, 0.74 * high)]
        if lit and rnd.random() < 0.75:
            town.add(rnd.choice(("#ffc36b", "#ffb055", "#ffd493")), u, w, pane, rnd.uniform(1.2, 3.0))
        else:
            town.add("#6d6a62", u, w, pane)
    ridge, peak = (0.24 * a, 0.62 * a), high + roof
    town.add(front, u, w, [(-over, high - 0.03 * a), (corner + 0.3 * over, high - 0.05 * a), (ridge[1], peak), (ridge[0], peak)])
    town.add(side, u, w, [(corner + 0.3 * over, high - 0.05 * a), (a + over, high - 0.02 * a), (ridge[1], peak)])
    if rnd.random() < 0.6:
        x = rnd.uniform(0.32, 0.52) * a
        town.add(shaded, u, w, [(x, peak - 0.08 * a), (x + 0.05 * a, peak - 0.08 * a), (x + 0.05 * a, peak + 0.09 * a), (x, peak + 0.09 * a)])


def tree(town, u, w, width, height, tone, rnd):
    """A crown as a ragged ellipse; a poplar when it is slender."""
    points = []
    for k in range(20):
        a = 2 * math.pi * k / 20
        r = 1 + rnd.uniform(-0.13, 0.13)
        points.append((width / 2 * math.cos(a) * r * (1 - 0.25 * math.sin(a)), height / 2 * (1 + math.sin(a) * r)))
    town.add(tone, u, w, points)


def minaret(town, u, w, height):
    """A slender minaret with one balcony under a pointed cap, and the dome of its mosque."""
    r = height * 0.030
    stone, shaded, lead = "#f1ebdf", "#bdb4a6", "#5d6a6c"
    dome = [(0.19 * height * math.cos(a) - 0.20 * height, 0.16 * height + 0.15 * height * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]
    town.add(stone, u, w, [(-0.39 * height, -0.06 * height), (-0.01 * height, -0.06 * height), (-0.01 * height, 0.17 * height), (-0.39 * height, 0.17 * height)])
    town.add(lead, u, w, dome)
    for low, high, wide in ((-0.06, 0.20, 1.45), (0.20, 0.84, 1.0), (0.66, 0.695, 1.9), (0.84, 0.85, 1.2)):
        town.add(stone, u, w, [(-r * wide, low * height), (0.3 * r * wide, low * height), (0.3 * r * wide, high * height), (-r * wide, high * height)])
        town.add(shaded, u, w, [(0.3 * r * wide, low * height), (r * wide, low * height), (r * wide, high * height), (0.3 * r * wide, high * height)])
    town.add(lead, u, w, [(-1.2 * r, 0.85 * height), (1.2 * r, 0.85 * height), (0, 1.08 * height)])


def church(town, u, w, height):
    """A church tower under a steep roof, and the nave beside it."""
    r = height * 0.085
    stone, shaded, lead = "#ede0c8", "#b7a993", "#6d6660"
    town.add(stone, u, w, [(r, -0.08 * height), (6.4 * r, -0.08 * height), (6.4 * r, 0.22 * height), (r, 0.22 * height)])
    town.add("#a95a49", u, w, [(r, 0.21 * height), (6.7 * r, 0.21 * height), (6.0 * r, 0.38 * height), (r, 0.38 * height)])
    town.add(stone, u, w, [(-r, -0.08 * height), (0.35 * r, -0.08 * height), (0.35 * r, 0.66 * height), (-r, 0.66 * height)])
    town.add(shaded, u, w, [(0.35 * r, -0.08 * height), (r, -0.08 * height), (r, 0.66 * height), (0.35 * r, 0.66 * height)])
    town.add("#6d6a62", u, w, [(-0.45 * r, 0.50 * height), (-0.05 * r, 0.50 * height), (-0.05 * r, 0.60 * height), (-0.45 * r, 0.60 * height)])
    town.add(lead, u, w, [(-1.2 * r, 0.66 * height), (1.2 * r, 0.66 * height), (0.02 * r, 1.02 * height)])


# rows of houses from far to near: hill that they stand before, number, width of a house, lowest and highest above the land before that hill
ROWS = ((1, 16, 0.0150, 0.004, 0.022), (2, 20, 0.0215, 0.030, 0.075), (2, 20, 0.0265, 0.000, 0.035), (3, 13, 0.034, 0.020, 0.085), (3, 15, 0.042, -0.030, 0.030))
GREENS = ("#64785c", "#566c50", "#728361", "#4c6247")


def mahala(hour, point, aspect, seed):
    """The old town on the slopes: red hipped roofs between gardens, a minaret and a church tower far off, poplars."""
    look, rnd = HOURS[hour], random.Random(seed)
    for row, (k, count, width, low, high) in enumerate(ROWS):
        distance = (DISTANCES[k] + DISTANCES[k + 1]) / 2 - 0.9 * row if k < 3 else DISTANCES[k] - 1 - 0.3 * row
        town = Facades(point, aspect, distance, look, HAZE[k] * (1.5 if k < 3 else 1.2))
        quarters = [rnd.uniform(0.02, 0.98) for _ in range(4)]
        standing = []
        for n in range(count):          # most stand close together, the others along the slope
            u = rnd.gauss(rnd.choice(quarters), 0.075) if n % 3 else (n + rnd.random()) / count
            standing.append((u, ground(k, u) + rnd.uniform(low, high)))
        standing.sort(key=lambda place: -place[1])
        if row == 2:
            minaret(town, 0.335, ground(k, 0.335) + 0.030, 0.145)
            church(town, 0.735, ground(k, 0.735) + 0.045, 0.080)
        for u, w in standing:
            for _ in range(rnd.randint(1, 3)):
                wide = width * rnd.uniform(0.5, 1.2)
                tree(town, u + rnd.uniform(-1.2, 1.8) * width, w - 0.25 * width + rnd.uniform(-0.1, 0.30) * width, wide, wide * rnd.uniform(0.6, 0.9), rnd.choice(GREENS), rnd)
            if rnd.random() < 0.18 and row:
                for n in range(rnd.randint(2, 4)):
                    tree(town, u + (1.15 + 0.22 * n) * width, w - 0.15 * width, 0.19 * width, width * rnd.uniform(0.9, 1.4), rnd.choice(GREENS[1::2]), rnd)
            house(town, u, w, width * rnd.uniform(0.8, 1.2), rnd, look["lit"])
            wide = width * rnd.uniform(0.6, 1.3)
            tree(town, u + rnd.uniform(0.0, 0.9) * width, w - 0.50 * width, wide, 0.45 * wide, rnd.choice(GREENS), rnd)
        town.build()


def ground(k, u):
    """The height of the land before hill k: the crest of the next one, or the foot of the window."""
    return crest(k + 1, u) if k < 3 else 0.12


def window(opening, m):
    """An oak window of two casements with glass and a sill in the wall."""
    x0, x1, z0, z1 = opening
    y = S.WALL_Y + 0.06
    for low, high in ((z0, z0 + 0.055), (z1 - 0.055, z1)):
        box("window rail", ((x0 + x1) / 2, y, (low + high) / 2), (x1 - x0, 0.06, high - low), m["oak_x"], 0.006)
    for x in (x0 + 0.0275, (x0 + x1) / 2, x1 - 0.0275):
        box("window stile", (x, y, (z0 + z1) / 2), (0.055, 0.058, z1 - z0), m["oak_z"], 0.006)
    box("window sill", ((x0 + x1) / 2, S.WALL_Y - 0.03, z0 - 0.012), (x1 - x0 - 0.06, 0.22, 0.028), m["oak_x"], 0.006)
    mesh_object("window glass", [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], m["glass"], None)
