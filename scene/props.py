"""Scenes besides the living room: plain ground, the talk at the table, delivery and assembly."""
import math
import random

import bpy
from mathutils import Euler, Matrix

import deck
import frame
import furniture
import hand_control
import lifting_columns
import mattress
import plant
import rails
import room
import settings as S
from materials import Nodes, linear, plain
from shapes import box, mesh_object, plane_matrix, plate, rounded_rectangle, tube, turned


def studio(picture, m, bed):
    """The bed alone on a seamless paper ground."""
    room.plain_ground()
    pose = picture["pose"]
    bed(pose, m, picture["duvet"], **picture.get("bedding", {}))
    if pose.near_head_rail_up:
        hand_control.hang_on_rail(picture.get("control_x", 0.24), pose.height + 0.165 + S.RAIL_HEIGHT / 2, -S.RAIL_Y, m)


def empty_studio(picture, m, bed):
    """The ground without the bed: the plate by which the ground is made exactly paper."""
    room.plain_ground()


# ---------------------------------------------------------------- the talk
def table(x, y, m, length=1.5, depth=0.85, height=0.745):
    """An oak table of five boards on turned legs."""
    width = depth / 5
    for k in range(5):
        box("table board", (x, y - depth / 2 + (k + 0.5) * width, height - 0.014), (length, width - 0.0008, 0.028), m["oak_x"], 0.0022)
    for sy in (-1, 1):
        box("table apron", (x, y + sy * (depth / 2 - 0.06), height - 0.066), (length - 0.16, 0.022, 0.075), m["oak_x"], 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube("table leg", [(x + sx * (length / 2 - 0.07), y + sy * (depth / 2 - 0.07), height - 0.03), (x + sx * (length / 2 - 0.05), y + sy * (depth / 2 - 0.05), 0)],
                 0.026, m["oak_z"], 0, radii=[1.0, 0.7])


def phone(matrix, m):
    """A phone, screen up, with a call on it."""
    plate("phone", [rounded_rectangle(0.073, 0.150, 0.012, 8)], 0.0085, matrix @ Matrix.Translation((0, 0, 0.00425)), m["phone"], 0.0022, 4)
    t = Nodes("phone screen")
    glow = t.node("ShaderNodeEmission", Strength=0.55)
    glow.inputs[0].default_value = linear("#dfe6da")
    t.link(glow.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    top = matrix @ Matrix.Translation((0, 0, 0.0086))
    plate("phone screen", [rounded_rectangle(0.067, 0.143, 0.009, 8)], 0.0004, top, t.material, 0.0001, 1)

    def disc(name, x, y, r, material):
        plate(name, [[(x + r * math.cos(a), y + r * math.sin(a)) for a in (i * math.pi / 24 for i in range(48))]], 0.0003, top @ Matrix.Translation((0, 0, 0.0003)), material, 0.0001, 1)
    disc("caller", 0, 0.030, 0.015, m["screen_pine"])
    disc("caller head", 0, 0.0335, 0.0052, m["screen_light"])
    plate("caller body", [[(0.0092 * math.cos(a), 0.0192 + 0.0072 * math.sin(a)) for a in (i * math.pi / 20 for i in range(21))]], 0.0003, top @ Matrix.Translation((0, 0, 0.0006)), m["screen_light"], 0.0001, 1)
    for k, w in ((0, 0.034), (1, 0.022)):
        plate("name line", [rounded_rectangle(w, 0.0032, 0.0015, 4, 0, 0.003 - k * 0.0075)], 0.0003, top @ Matrix.Translation((0, 0, 0.0003)), m["screen_pine"], 0.0001, 1)
    disc("call button", 0, -0.044, 0.0095, m["button_accent"])


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
            while x < end:              # words: short wavy strokes
                word, points, k = rnd.uniform(0.009, 0.022), [], 0
                while k * 0.0011 < word:
                    up = 0.0021 * math.sin(k * 1.9 + rnd.uniform(-0.5, 0.5)) + (0.0026 if rnd.random() < 0.10 else 0)
                    px = x + k * 0.0011
                    u = px / 0.146 if side > 0 else (0.146 - px) / 0.146
                    points.append(((px if side > 0 else -0.146 + px), y + 0.0012 + up, height(u) + 0.0004))
                    k += 1
                stroke = tube("writing", points, 0.00032, m["ink"], 0, resolution=1)
                stroke.matrix_world = matrix
                x += word + 0.0045
    ribbon = tube("ribbon", [(0.0, 0.10, 0.005), (0.001, -0.10, 0.005), (0.004, -0.125, 0.002), (0.012, -0.14, 0.001)], 0.0016, m["brass_soft"], 0.02)
    ribbon.matrix_world = matrix
    pen = matrix @ Matrix.Translation((0.075, -0.03, 0.0165)) @ Euler((0, 0, math.radians(-38))).to_matrix().to_4x4()
    for name, a, b, r, material in (("pen", -0.062, 0.052, 0.0046, m["phone"]), ("pen ring", 0.010, 0.014, 0.0049, m["brass"]), ("pen tip", -0.074, -0.060, 0.0028, m["brass"])):
        part = tube(name, [(0, a, 0), (0, b, 0)], r, material, 0)
        part.matrix_world = pen


def talk_materials(m):
    """Materials of the small things on the table."""
    m["phone"] = plain("phone", "#1d2825", 0.28)
    m["page"] = plain("page", "#f3eee3", 0.9)
    m["rule"] = plain("rule", "#c9cfc4", 0.9)
    m["ink"] = plain("ink", "#22463b", 0.7)
    m["coffee"] = plain("coffee", "#3a2415", 0.12)
    m["brass_soft"] = plain("ribbon", "#a98a5c", 0.8)
    m["screen_pine"] = plain("screen pine", "#2a4c40", 0.5)
    m["screen_light"] = plain("screen light", "#eef1ea", 0.5)
    return m


def talk(picture, m, bed):
    """A table with phone, notebook and cup, the calm room behind it."""
    talk_materials(m)
    room.shell(m)
    plant.fig(1.30, 0.55, m, height=1.55, seed=3, turn=0.2)
    x, y, z = -0.30, -1.55, 0.745
    table(x, y, m)
    flat = Matrix.Translation((x - 0.02, y - 0.10, z)) @ Euler((0, 0, 0.10)).to_matrix().to_4x4()
    notebook(flat, m)
    phone(Matrix.Translation((x + 0.30, y - 0.13, z)) @ Euler((0, 0, -0.16)).to_matrix().to_4x4(), m)
    cx, cy = x + 0.22, y + 0.13
    turned("saucer", [(0, 0), (0.034, 0), (0.040, 0.003), (0.070, 0.012), (0.0705, 0.0135), (0.040, 0.0065), (0, 0.005)], m["ceramic"], (cx, cy, z))
    furniture.cup(cx, cy, z + 0.006, m, handle=-0.5, coffee=True)
    plant.twigs(x - 0.27, y + 0.27, z, m, vase="ceramic_sage", seed=8)


# ---------------------------------------------------------------- delivery and assembly
def moved(before, matrix):
    """Move everything that was built after the set of objects before."""
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = matrix @ obj.matrix_world


def tool_case(matrix, m):
    """A case with rounded corners, two latches, a handle."""
    before = set(bpy.data.objects)
    w, d, h = 0.46, 0.17, 0.33
    box("tool case", (0, 0, h / 2 + 0.006), (w, d, h), m["case"], 0.030, segments=6)
    for z in (0.215,):
        box("case seam", (0, 0, z), (w + 0.003, d + 0.003, 0.006), m["metal_dark"], 0.002)
    for x in (-0.14, 0.14):
        box("case latch", (x, -d / 2 - 0.006, 0.205), (0.045, 0.014, 0.062), m["brass"], 0.004)
        box("case latch plate", (x, -d / 2 - 0.002, 0.240), (0.038, 0.010, 0.026), m["metal_dark"], 0.003)
    tube("case handle", [(-0.075, 0, h), (-0.075, 0, h + 0.045), (0.075, 0, h + 0.045), (0.075, 0, h)], 0.010, m["metal_dark"], 0.028)
    for sx in (-1, 1):
        box("case foot", (sx * 0.18, 0, 0.004), (0.05, 0.13, 0.009), m["metal_dark"], 0.003)
    moved(before, matrix)


def screwdriver(matrix, m, length=0.10):
    """A screwdriver with an oak handle, lying on the floor."""
    before = set(bpy.data.objects)
    turned("screwdriver handle", [(0, 0), (0.010, 0.001), (0.0145, 0.012), (0.015, 0.05), (0.012, 0.078), (0.008, 0.092), (0.009, 0.100), (0, 0.101)], m["oak_z"], segments=24)
    tube("screwdriver blade", [(0, 0, 0.10), (0, 0, 0.10 + length)], 0.0032, m["steel"], 0)
    moved(before, matrix @ Matrix.Translation((0, 0, 0.0152)) @ Matrix.Rotation(math.pi / 2, 4, "Y"))


def assembly(picture, m, bed):
    """The bed half built: base and frame stand, footboard, rail and mattress wait, the tool case is at hand."""
    m["case"] = plain("tool case", "#37423d", 0.6, Specular=0.35)
    room.shell(m)
    room.rug(m)
    pose = deck.Pose(height=0.56, back=38, knee=0.0)
    lifting_columns.build(pose, m)
    frame.build(pose, m, footboard=False)
    for side, head in ((1, True), (1, False)):
        rails.rail(m, plane_matrix((0.5 if head else -0.5, S.RAIL_Y, pose.height + 0.165), (1, 0, 0), (0, 0, 1)))
        rails.uprights(0.5 if head else -0.5, 1, pose.height, True, m)
    for x in (0.5, -0.5):
        rails.uprights(x, -1, pose.height, False, m)
    wall = S.WALL_Y
    # the mattress stands on its long side against the wall, the footboard in front of it
    before = set(bpy.data.objects)
    mattress.build(deck.Pose(height=0.0, back=0, knee=0), m)
    lean = math.radians(90 - 9)
    moved(before, Matrix.Translation((-2.05, wall - 0.205, 0.443 * math.sin(lean) + 0.003)) @ Matrix.Rotation(lean, 4, "X") @ Matrix.Translation((0, 0, 0)))
    before = set(bpy.data.objects)
    frame.board("footboard", 0, 0, 0.475, 0.040, m, plane_matrix((0, 0, 0), (1, 0, 0), (0, 0, 1)))
    moved(before, Matrix.Translation((-1.75, wall - 0.46, 0.004)) @ Matrix.Rotation(math.radians(-11), 4, "X"))
    # a near rail lies ready on the rug
    turn = Matrix.Translation((-0.30, -0.93, 0.035)) @ Matrix.Rotation(math.radians(-7), 4, "Z")
    rails.rail(m, turn)
    tool_case(Matrix.Translation((-1.30, -1.02, 0.0)) @ Matrix.Rotation(math.radians(24), 4, "Z"), m)
    screwdriver(Matrix.Translation((-0.98, -1.20, 0.020)) @ Matrix.Rotation(math.radians(200), 4, "Z"), m)
    plant.fig(2.10, 0.58, m, height=1.55, seed=3, turn=0.2)
