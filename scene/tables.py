"""Scenes at a table: the talk, the payment, the desk at dusk."""
import math
import random

from mathutils import Matrix

import chair
import coffee
import furniture
import outlook
import plant
import room
from materials import Nodes, linear, plain
from shapes import mesh_object, plate, rounded_rectangle, tube


def fluent(points, steps=6):
    """A smooth stroke (Catmull-Rom) through points of (x, y)."""
    points = [points[0], *points, points[-1]]
    for p, q, r, s in zip(points, points[1:], points[2:], points[3:]):
        for t in (k / steps for k in range(steps)):
            yield tuple((2 * q[c] + (r[c] - p[c]) * t + (2 * p[c] - 5 * q[c] + 4 * r[c] - s[c]) * t * t + (3 * q[c] - p[c] - 3 * r[c] + s[c]) * t ** 3) / 2 for c in (0, 1))


def flat(x, y, z, degrees):
    """Matrix of something that lies on a table, turned."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, "Z")


def phone(matrix, m):
    """A phone, screen up, with a call on it."""
    plate("phone", [rounded_rectangle(0.073, 0.150, 0.012, 8)], 0.0085, matrix @ Matrix.Translation((0, 0, 0.00425)), m["phone"], 0.0022, 4)
    t = Nodes("phone screen")
    glow = t.node("ShaderNodeEmission", Strength=0.30)
    glow.inputs[0].default_value = linear("#dfe6da")
    t.link(glow.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    top = matrix @ Matrix.Translation((0, 0, 0.0086))
    plate("phone screen", [rounded_rectangle(0.067, 0.143, 0.009, 8)], 0.0004, top, t.material, 0.0001, 1)

    def disc(name, x, y, r, material, z=0.0003):
        plate(name, [[(x + r * math.cos(a), y + r * math.sin(a)) for a in (i * math.pi / 24 for i in range(48))]], 0.0003, top @ Matrix.Translation((0, 0, z)), material, 0.0001, 1)
    disc("caller", 0, 0.028, 0.019, m["screen_pine"])
    disc("caller head", 0, 0.0335, 0.0064, m["screen_light"], 0.0006)
    plate("caller body", [[(0.0118 * math.cos(a), 0.0160 + 0.0088 * math.sin(a)) for a in (i * math.pi / 20 for i in range(21))]], 0.0003, top @ Matrix.Translation((0, 0, 0.0006)), m["screen_light"], 0.0001, 1)
    for k, w in ((0, 0.034), (1, 0.022)):
        plate("name line", [rounded_rectangle(w, 0.0032, 0.0015, 4, 0, -0.003 - k * 0.0075)], 0.0003, top @ Matrix.Translation((0, 0, 0.0003)), m["screen_pine"], 0.0001, 1)
    for x, material, lean in ((-0.0165, "screen_red", 0), (0.0165, "button_accent", 0.9)):         # refuse, answer
        disc("call button", x, -0.046, 0.0112, m[material])
        middle = top @ Matrix.Translation((x, -0.046, 0.0006)) @ Matrix.Rotation(lean, 4, "Z")
        arc = [math.pi * (0.20 + 0.60 * k / 12) for k in range(13)]
        handset = tube("handset", [(0.0066 * math.cos(a), 0.0066 * math.sin(a) - 0.0045, 0) for a in arc], 0.0009, m["screen_light"], 0,
                       radii=[1.9, 1.9, 1.9, 1.2] + [1] * 5 + [1.2, 1.9, 1.9, 1.9])
        handset.matrix_world = middle @ Matrix.Diagonal((1, 1, 0.3, 1))


def notebook(matrix, m):
    """An open notebook with two curved pages, ruled lines, a few written lines, and a pen."""
    plate("notebook cover", [rounded_rectangle(0.304, 0.214, 0.006, 4)], 0.003, matrix @ Matrix.Translation((0, 0, 0.0015)), m["book_cloth"], 0.001, 2)

    def height(u):
        return 0.0035 + 0.0105 * (1 - math.exp(-u * 9)) * (1 - 0.55 * u) if u > 0 else 0.0035
    for side in (-1, 1):
        verts, faces, n = [], [], 28
        for i in range(n + 1):
            u = i / n
            for y in (-0.102, 0.102):
                verts.append((side * u * 0.146, y, height(u)))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
        base = len(verts)
        for i in range(n + 1):
            for y in (-0.102, 0.102):
                verts.append((side * i / n * 0.146, y, 0.0032))
        for i in range(n):
            faces.append((2 * i, 2 * i + 2, base + 2 * i + 2, base + 2 * i))
            faces.append((2 * i + 1, 2 * i + 3, base + 2 * i + 3, base + 2 * i + 1))
        faces.append((2 * n, 2 * n + 1, base + 2 * n + 1, base + 2 * n))
        obj = mesh_object("notebook pages", verts, faces, m["page"], 40)
        obj.matrix_world = matrix
        rnd = random.Random(5 + side)
        for row in range(12):
            y = 0.078 - row * 0.0142
            line = [(side * u * 0.146, y, height(u) + 0.0002) for u in (0.07 + 0.86 * k / 20 for k in range(21))]
            rule = tube("rule", line, 0.00022, m["rule"], 0, resolution=1)
            rule.matrix_world = matrix
        written = 7 if side < 0 else 3
        for row in range(written):
            y, x = 0.0795 - row * 0.0142, 0.012
            end = rnd.uniform(0.085, 0.130)
            while x < end:              # words: strokes that lean, some with a tall or a low letter
                word = [(x, 0.0)]
                for _ in range(rnd.randint(3, 8)):
                    low, high = rnd.choices(((0, 0.0019), (0, 0.0046), (-0.0026, 0.0018)), (7, 2, 1))[0]
                    x += rnd.uniform(0.0011, 0.0022)
                    word += [(x + 0.35 * high, high + rnd.uniform(-0.0004, 0.0004)), (x + 0.0006 + 0.35 * low, low + rnd.uniform(-0.0003, 0.0004))]
                points = []
                for px, up in fluent(word + [(x + 0.0028, 0.0006)]):
                    u = px / 0.146 if side > 0 else (0.146 - px) / 0.146
                    points.append(((px if side > 0 else -0.146 + px), y + up, height(u) + 0.0004))
                stroke = tube("writing", points, 0.00028, m["ink"], 0, resolution=1)
                stroke.matrix_world = matrix
                x += rnd.uniform(0.0062, 0.0090)
    ribbon = tube("ribbon", [(0.0, 0.10, 0.005), (0.001, -0.10, 0.005), (0.004, -0.125, 0.002), (0.012, -0.14, 0.001)], 0.0016, m["brass_soft"], 0.02)
    ribbon.matrix_world = matrix
    pen(matrix @ flat(0.075, -0.03, 0.0165, -38), m)


def pen(matrix, m):
    """A pen along local y."""
    for name, a, b, r, material in (("pen", -0.062, 0.052, 0.0046, m["phone"]), ("pen ring", 0.010, 0.014, 0.0049, m["brass"]), ("pen tip", -0.074, -0.060, 0.0028, m["brass"])):
        part = tube(name, [(0, a, 0), (0, b, 0)], r, material, 0)
        part.matrix_world = matrix


# a name in one stroke, in millimetres
SIGNATURE = ((-2, 5), (2, 12), (7, 16), (8.5, 12), (5, 2), (1, -4), (-1, -1), (5, 3), (11, 5.5), (13, 3.5), (12, 0.8), (15, 2), (18, 5), (18.5, 1), (22, 3), (24.5, 5), (25, 1),
             (29, 4), (34, 15), (35.5, 16), (34, 8), (32, -6), (30, -10), (29, -7), (34, 0), (40, 3.6), (42, 1.4), (46, 3), (49, 1.8), (56, 2.6), (66, 5))


def agreement(matrix, m):
    """A printed sheet, half signed: a heading, paragraphs, two lines to sign, one signature; no legible text."""
    w, h = 0.210, 0.297
    n = 24

    def rise(y):
        return 0.0012 + 0.048 * max(0, y / h + 0.5 - 0.72) ** 2
    verts = [(x, -h / 2 + h * i / n, rise(-h / 2 + h * i / n)) for i in range(n + 1) for x in (-w / 2, w / 2)]
    sheet = mesh_object("agreement", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], m["page"], 0)
    sheet.matrix_world = matrix

    def mark(material, x, y, width, height):
        plate("print", [rounded_rectangle(width, height, min(width, height) * 0.3, 3)], 0.0003, matrix @ Matrix.Translation((x + width / 2 - w / 2, y, rise(y) + 0.0003)), material, 0.0001, 1)
    mark(m["pine"], 0.024, 0.114, 0.013, 0.013)
    mark(m["pine"], 0.042, 0.116, 0.062, 0.0052)
    rnd, y = random.Random(3), 0.088
    for lines in (4, 5, 3):
        for k in range(lines):
            x, end = 0.024, 0.186 if k < lines - 1 else rnd.uniform(0.09, 0.15)
            while x < end - 0.006:
                word = min(rnd.uniform(0.006, 0.019), end - x)
                mark(m["print"], x, y, word, 0.0021)
                x += word + 0.0024
            y -= 0.0082
        y -= 0.0090
    for x in (0.024, 0.112):
        mark(m["ink"], x, -0.100, 0.074, 0.0006)
        mark(m["print"], x, -0.108, 0.026, 0.0019)
    points = [(0.026 + x / 1000 - w / 2, -0.0985 + y / 1000, rise(-0.09) + 0.0005) for x, y in fluent(SIGNATURE, 10)]
    stroke = tube("signature", points, 0.00042, m["ink"], 0, resolution=2, radii=[1 + 0.35 * math.sin(k / 17) for k in range(len(points))])
    stroke.matrix_world = matrix


def table_objects(m):
    """Materials of the small objects on a table."""
    m["phone"] = plain("phone", "#1d2825", 0.28)
    m["page"] = plain("page", "#f3eee3", 0.9)
    m["rule"] = plain("rule", "#c9cfc4", 0.9)
    m["print"] = plain("print", "#8d9a92", 0.9)
    m["ink"] = plain("ink", "#22463b", 0.7)
    m["brass_soft"] = plain("ribbon", "#a98a5c", 0.8)
    m["screen_pine"] = plain("screen pine", "#2a4c40", 0.5)
    m["screen_red"] = plain("screen red", "#a5493a", 0.5)
    m["screen_light"] = plain("screen light", "#eef1ea", 0.5)
    return m


def talk(picture, m, bed):
    """A table with phone, notebook and coffee, the room behind it."""
    table_objects(m)
    room.shell(m)
    plant.fig(1.30, 0.55, m, height=1.55, seed=3, turn=0.2)
    x, y, z = -0.30, -1.55, 0.745
    furniture.table(x, y, m)
    notebook(flat(x - 0.02, y - 0.10, z, 6), m)
    phone(flat(x + 0.23, y - 0.245, z, -16), m)
    coffee.coffee_set(flat(x + 0.20, y + 0.145, z, 12), m, 0.150)
    plant.twigs(x - 0.27, y + 0.27, z, m, vase="ceramic_sage", seed=8)


def payment(picture, m, bed):
    """The finished bed; in front of it a sheet to sign on the corner of a table."""
    table_objects(m)
    room.shell(m)
    room.rug(m)
    bed(picture["pose"], m, picture["duvet"], **picture["bed"])
    furniture.bedside(1.58, 0.42, m)
    plant.fig(2.10, 0.58, m, height=1.55, seed=3, turn=0.2)
    x, y, z = picture["table"]
    furniture.table(x, y, m)
    agreement(flat(x + 0.33, y + 0.17, z, 8), m)
    pen(flat(x + 0.395, y + 0.085, z + 0.0068, 62), m)


def desk(picture, m, bed):
    """A desk at dusk: lamp, notebook, phone, coffee for two, a chair. Returns the position of the bulb."""
    table_objects(m)
    opening = (-1.32, 0.12, 1.00, 2.50)
    room.shell(m, opening)
    outlook.window(opening, m)
    outlook.outside("evening", picture["place"], opening[:3] + (1.98,))
    room.curtain(m, -1.85, -1.18, top=2.72, waves=7)
    x, y, z = 0.0, -0.55, 0.745
    furniture.table(x, y, m, depth=0.80)
    chair.chair(flat(-0.12, 0.16, 0, 20), m)
    notebook(flat(-0.12, y + 0.03, z, 188), m)
    phone(flat(0.28, y - 0.08, z, 14), m)
    coffee.coffee_set(flat(0.07, y - 0.245, z, 20), m, 0.135)
    plant.twigs(-0.60, y + 0.20, z, m, vase="ceramic_pine", seed=8)
    return furniture.lamp(0.47, y + 0.16, z, m)
