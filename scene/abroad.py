"""Distance: a windowsill abroad in the evening, a phone that shows the room, a cup; the city outside is out of focus."""
import math
import os
import random

import bpy
from mathutils import Matrix

import furniture
import room
from materials import Nodes, linear, plain
from outlook import glowing
from shapes import box, mesh_object, plate, rounded_rectangle

SCREEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "renders", "day-evening", "picture.png")
SEEN = (0.285, 0.0, 1.0, 0.72)      # part of day-evening: left, bottom, right, top
SILL = 0.90


def screen(matrix):
    """The room on the screen of the phone."""
    width, height = 0.143, 0.0675
    outline = rounded_rectangle(width, height, 0.009, 8)
    u0, v0, u1, v1 = SEEN
    crop = (u1 - u0) * 2 / (v1 - v0) / (width / height)         # keep the proportions: the picture is 2 : 1
    middle, half = (v0 + v1) / 2, (v1 - v0) / 2 * min(1, crop)
    uvs = [(u0 + (u1 - u0) * (x / width + 0.5), middle + half * 2 * y / height) for x, y in outline]
    t = Nodes("phone screen")
    image = t.node("ShaderNodeTexImage", {"image": bpy.data.images.load(SCREEN)})
    t.link(t.uv(), image.inputs[0])
    glow = t.node("ShaderNodeEmission", Strength=1.25)
    t.link(image.outputs[0], glow.inputs[0])
    t.link(glow.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    obj = mesh_object("phone screen", [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], t.material, None, uvs)
    obj.matrix_world = matrix


def phone(x, y, lean, turn, m):
    """A phone on its long side, in the groove of a small wooden stand."""
    z = math.radians(turn)
    side = Matrix.Rotation(z, 4, "Z")
    for name, depth, offset, height in (("stand", 0.060, 0.016, 0.008), ("lip of the stand", 0.006, -0.0120, 0.0125), ("back of the stand", 0.012, 0.030, 0.034)):
        centre = Matrix.Translation((x, y, SILL + height / 2)) @ side @ Matrix.Translation((0, offset, 0))
        box(name, centre.translation, (0.074, depth, height), m["oak_x"], 0.0015, (0, 0, z))
    at = Matrix.Translation((x, y, SILL + 0.008)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90 - lean), 4, "X") @ Matrix.Translation((0, 0.0365, 0.004))
    plate("phone", [rounded_rectangle(0.150, 0.073, 0.012, 8)], 0.0085, at, m["phone"], 0.0022, 4)
    screen(at @ Matrix.Translation((0, 0, 0.0046)))


def spot(n, colour, strength):
    """A light out of focus: a disc that is added to its background."""
    t = Nodes("city light %d" % n)
    glow, clear, both = t.node("ShaderNodeEmission", Strength=strength), t.node("ShaderNodeBsdfTransparent"), t.node("ShaderNodeAddShader")
    glow.inputs[0].default_value = linear(colour)
    t.link(glow.outputs[0], both.inputs[0])
    t.link(clear.outputs[0], both.inputs[1])
    t.link(both.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    return t.material


def city(seed=12):
    """Roofs against the last light, their windows and street lamps as soft discs."""
    rnd = random.Random(seed)
    sky = [(0, "#d9a98a"), (0.22, "#b79a9c"), (0.5, "#6d7f9c"), (1, "#33496a")]
    mesh_object("city sky", [(-9, 20, -2), (9, 20, -2), (9, 20, 7), (-9, 20, 7)], [(0, 1, 2, 3)], glowing("city sky", sky, 0.40, 0.9, 4.6), None)
    for layer, (distance, tone, low, high) in enumerate(((18, "#6a7287", 0.2, 1.1), (16, "#4c5b74", -0.1, 0.8), (14, "#33425a", -0.5, 0.5), (12, "#1f2b3d", -0.9, 0.1))):
        dark, x = glowing("roofs %d" % layer, [(0, tone), (1, tone)], 0.34), -6.0
        while x < 6:
            width = rnd.uniform(0.45, 1.2)
            top = rnd.uniform(low, high)
            box("house", (x + width / 2, distance, top - 4), (width, 0.02, 8), dark, 0)
            x += width
    lights = [spot(k, colour, strength) for k, (colour, strength) in enumerate((("#ffbf73", 0.60), ("#ffd59c", 0.44), ("#ff9d4f", 0.50), ("#dfe8ff", 0.30), ("#ffcb86", 1.00)))]
    outline = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
    for k in range(90):
        distance = rnd.uniform(9, 11.8)
        z = rnd.gauss(-0.35, 0.40)
        r = 0.0062 * distance * rnd.choice((0.7, 1.0, 1.0, 1.25))
        x = rnd.uniform(-2.6, 2.6)
        mesh_object("city light", [(x + r * c, distance, z + r * s) for c, s in outline], [tuple(range(48))], rnd.choices(lights, (5, 5, 4, 2, 1))[0], None)


def abroad(picture, m, bed):
    """The windowsill with phone and cup."""
    m["phone"] = plain("phone", "#161c1b", 0.28)
    white = plain("painted sill", "#d9d3c7", 0.42)
    box("sill", (0, -0.10, SILL - 0.02), (3, 0.30, 0.04), white, 0.006)
    box("window rail", (0, 0.03, SILL + 0.012), (3, 0.06, 0.036), white, 0.006)
    for x in (-0.335, 0.62):
        box("window stile", (x, 0.03, SILL + 0.7), (0.055, 0.058, 1.5), white, 0.006)
    box("wall", (0, -0.02, SILL - 0.54), (3, 0.1, 1.0), m["wall"], 0)
    mesh_object("window glass", [(-1.5, 0.035, SILL), (1.5, 0.035, SILL), (1.5, 0.035, 2.5), (-1.5, 0.035, 2.5)], [(0, 1, 2, 3)], m["glass"], None)
    room.curtain(m, 0.235, 0.50, top=2.4, y=-0.045, waves=5, amplitude=0.022, seed=5)
    phone(0.062, -0.060, 19, -5, m)
    furniture.cup(-0.088, -0.015, furniture.saucer(-0.088, -0.015, SILL, m), m, material="ceramic_sage", handle=-2.2, coffee=0.069)
    city()
