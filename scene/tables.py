"""Scenes at a table: the talk, the payment, the desk at dusk."""
import math
import random

import bpy
from mathutils import Matrix

import chair
import coffee
import furniture
import outlook
import plant
import room
from materials import Nodes, linear, plain
from shapes import box, mesh_object, moved, plate, rounded_rectangle, tube


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


def folder(matrix, m):
    """A closed folder for papers with an elastic band; the edges of its papers show."""
    before = set(bpy.data.objects)
    w, h = 0.232, 0.316
    for z in (0.0012, 0.0082):
        plate("folder", [rounded_rectangle(w, h, 0.005, 4)], 0.0022, Matrix.Translation((0, 0, z)), m["pine"], 0.0008, 2)
    tube("folder spine", [(-w / 2, -h / 2 + 0.004, 0.0047), (-w / 2, h / 2 - 0.004, 0.0047)], 0.0044, m["pine"], 0)
    box("folder papers", (0.0, 0, 0.0047), (w - 0.014, h - 0.016, 0.0044), m["page"], 0.0006)
    plate("folder band", [rounded_rectangle(0.007, h + 0.003, 0.001, 2, w / 2 - 0.026)], 0.0010, Matrix.Translation((0, 0, 0.0098)), m["brass_soft"], 0.0003, 2)
    plate("folder label", [rounded_rectangle(0.086, 0.040, 0.002, 3, -0.020, 0.070)], 0.0006, Matrix.Translation((0, 0, 0.0095)), m["page"], 0.0001, 1)
    moved(before, matrix)


def printed(name, height):
    """Paper with the lines of a receipt: entries with their amounts, a heavier line for the sum; UV in metres."""
    t = Nodes(name)
    a, b, _ = t.split(t.uv())
    row = t.math("FLOOR", t.math("DIVIDE", b, 0.0062))
    white = t.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    t.link(row, white.inputs["W"])
    inked = t.math("LESS_THAN", t.math("FRACT", t.math("DIVIDE", b, 0.0062)), 0.36)
    entry = t.math("MULTIPLY", t.math("GREATER_THAN", a, 0.007), t.math("LESS_THAN", a, t.math("ADD", 0.026, t.math("MULTIPLY", white.outputs["Value"], 0.018))))
    amount = t.math("MULTIPLY", t.math("GREATER_THAN", a, 0.060), t.math("LESS_THAN", a, 0.073))
    letters = t.math("GREATER_THAN", t.noise(t.scaled(t.uv(), (1, 0.05, 1)), 900, 1), 0.44)
    within = t.math("MULTIPLY", t.math("GREATER_THAN", b, 0.012), t.math("LESS_THAN", b, height - 0.028))
    share = t.math("MULTIPLY", t.math("MULTIPLY", inked, t.math("ADD", entry, amount)), t.math("MULTIPLY", letters, within))
    heading = t.math("MULTIPLY", t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", b, height - 0.016)), 0.0022), t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", a, 0.040)), 0.020))
    t.principled(t.mix(t.math("MAXIMUM", t.math("MULTIPLY", share, 0.75), heading), linear("#f6f2e9"), linear("#4d5a54")), 0.9, linear("#f6f2e9"))
    return t.material


def receipt(matrix, m, width=0.080, height=0.165):
    """A receipt that curls a little at its end."""
    n, points, uvs = 20, [], []
    for k in range(n + 1):
        y = height * (k / n - 0.5)
        rise = 0.0006 + 0.30 * max(0, -y / height - 0.20) ** 2 * height
        for side in (0, 1):
            points.append(((side - 0.5) * width, y, rise))
            uvs.append((side * width, height * k / n))
    sheet = mesh_object("receipt", points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], printed("receipt", height), 0, uvs)
    sheet.matrix_world = matrix


def keys(matrix, m):
    """Two keys on a ring."""
    ring = tube("key ring", [(0.0135 * math.cos(a), 0.0135 * math.sin(a), 0.0024) for a in (math.pi * k / 24 for k in range(48))], 0.0011, m["steel"], 0, cyclic=True, resolution=4)
    ring.matrix_world = matrix
    for turn, z, material in ((-24, 0.0012, "brass_key"), (17, 0.0034, "steel")):
        at = matrix @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Translation((0, -0.0135, z))
        bow = [(0.0115 * math.cos(a), -0.0080 + 0.0105 * math.sin(a)) for a in (math.pi * k / 20 for k in range(40))]
        hole = [(0.0030 * math.cos(a), 0.0030 * math.sin(a) - 0.0030) for a in (-math.pi * k / 12 for k in range(24))]
        plate("key bow", [bow, hole], 0.0021, at, m[material], 0.0005, 2)
        teeth = [(-0.0042, -0.015), (-0.0042, -0.046), (-0.0020, -0.050), (0.0022, -0.050), (0.0042, -0.047), (0.0028, -0.044), (0.0040, -0.0405), (0.0020, -0.037), (0.0042, -0.0335), (0.0026, -0.030), (0.0042, -0.027), (0.0042, -0.015)]
        plate("key blade", [teeth], 0.0019, at, m[material], 0.0004, 2)


def table_objects(m):
    """Materials of the small objects on a table."""
    m["phone"] = plain("phone", "#1d2825", 0.28)
    m["page"] = plain("page", "#f3eee3", 0.9)
    m["rule"] = plain("rule", "#c9cfc4", 0.9)
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
    """The finished bed in the sun; before it the corner of a table with a closed folder, a receipt, two keys and two empty fildžani."""
    table_objects(m)
    m["brass_key"] = plain("brass key", "#b5954f", 0.32, Metallic=1.0)
    room.shell(m)
    room.rug(m)
    bed(picture["pose"], m, picture["duvet"], **picture["bed"])
    furniture.bedside(1.58, 0.42, m)
    plant.fig(2.10, 0.58, m, height=1.55, seed=3, turn=0.2)
    x, y, z = picture["corner"]         # the far right corner of the table
    furniture.table(x - 0.75, y - 0.425, m)
    folder(flat(x - 0.30, y - 0.27, z, 74), m)
    receipt(flat(x - 0.125, y - 0.245, z, 62), m)
    keys(flat(x - 0.13, y - 0.10, z, 140), m)
    for dx, dy in ((-0.335, -0.085), (-0.245, -0.055)):
        coffee.fildzan(flat(x + dx, y + dy, z, 40 * dx), m, coffee=False)


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
