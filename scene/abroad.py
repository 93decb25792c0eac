"""Distance: a windowsill abroad in the evening, a phone that shows the room, a džezva and a fildžan; the town outside is out of focus."""
import math
import os

import bpy
from mathutils import Matrix

import coffee
import town
from materials import Nodes, plain
from shapes import box, mesh_object, plate, rounded_rectangle

SCREEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "renders", "day-evening", "picture.png")
SEEN = (0.39, 0.02, 1.0, 0.597)      # part of day-evening: left, bottom, right, top
SILL = 0.90
STILE = 0.184       # x of the stile between the panes


def glowing_image(name, image, strength=1.0):
    """An emissive material that shows an image; it lights no object."""
    t = Nodes(name)
    texture, glow = t.node("ShaderNodeTexImage", {"image": image}), t.node("ShaderNodeEmission", Strength=strength)
    t.link(t.uv(), texture.inputs[0])
    t.link(texture.outputs[0], glow.inputs[0])
    t.link(glow.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    return t.material


def screen(matrix):
    """The room on the screen of the phone."""
    width, height = 0.143, 0.0675
    outline = rounded_rectangle(width, height, 0.009, 8)
    u0, v0, u1, v1 = SEEN
    crop = (u1 - u0) * 2 / (v1 - v0) / (width / height)         # keep the proportions: the picture is 2 : 1
    middle, half = (v0 + v1) / 2, (v1 - v0) / 2 * min(1, crop)
    uvs = [(u0 + (u1 - u0) * (x / width + 0.5), middle + half * 2 * y / height) for x, y in outline]
    shown = glowing_image("phone screen", bpy.data.images.load(SCREEN), 0.95)
    obj = mesh_object("phone screen", [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], shown, None, uvs)
    obj.matrix_world = matrix


def phone(x, y, lean, turn, m):
    """A phone on its long side, in the groove of a small wooden stand."""
    z = math.radians(turn)
    side = Matrix.Rotation(z, 4, "Z")
    for name, depth, offset, height in (("stand", 0.060, 0.016, 0.008), ("lip of the stand", 0.006, -0.0120, 0.0125), ("back of the stand", 0.012, 0.030, 0.034)):
        centre = Matrix.Translation((x, y, SILL + height / 2)) @ side @ Matrix.Translation((0, offset, 0))
        box(name, centre.translation, (0.074, depth, height), m["slat_x"], 0.0015, (0, 0, z))
    at = Matrix.Translation((x, y, SILL + 0.008)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90 - lean), 4, "X") @ Matrix.Translation((0, 0.0365, 0.004))
    plate("phone", [rounded_rectangle(0.150, 0.073, 0.012, 8)], 0.0085, at, m["phone"], 0.0022, 4)
    screen(at @ Matrix.Translation((0, 0, 0.0046)))


def town_view(eye, lens, shift, sky=0.29, distance=20, margin=1.1):
    """The town on a plane across the view of a level camera; sky = share of the plane above the horizon, which is as high as the eye."""
    x, y, z = eye
    x += shift * 36 / lens * (distance - y)
    half = margin * 18 / lens * (distance - y)
    height = half * 9 / 8
    low, high = z + (sky - 1) * height, z + sky * height
    mesh_object("town", [(x - half, distance, low), (x + half, distance, low), (x + half, distance, high), (x - half, distance, high)],
                [(0, 1, 2, 3)], glowing_image("town", town.image(sky)), None, [(0, 0), (1, 0), (1, 1), (0, 1)])


def abroad(picture, m, bed):
    """The windowsill with phone, džezva and fildžan."""
    m["phone"] = plain("phone", "#161c1b", 0.28)
    box("sill", (0, -0.14, SILL - 0.02), (3, 0.38, 0.04), m["oak_x"], 0.006)
    box("window rail", (0, 0.03, SILL + 0.010), (3, 0.06, 0.032), m["oak_x"], 0.006)
    for width, depth in ((0.036, 0.040), (0.020, 0.058)):
        box("window stile", (STILE, 0.03, SILL + 0.7), (width, depth, 1.5), m["oak_z"], 0.004)
    box("wall", (0, -0.02, SILL - 0.54), (3, 0.1, 1.0), m["wall"], 0)
    phone(0.030, -0.150, 19, -7, m)
    coffee.dzezva(Matrix.Translation((0.135, -0.060, SILL)) @ Matrix.Rotation(math.radians(200), 4, "Z"), m)
    coffee.fildzan(Matrix.Translation((-0.092, -0.135, SILL)) @ Matrix.Rotation(0.4, 4, "Z"), m)
    town_view(picture["place"], picture["lens"], picture["shift"][0])
