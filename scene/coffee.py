"""Bosnian coffee: a džezva, fildžani and a sugar bowl on a round tray."""
import math

import bpy
from mathutils import Matrix

from materials import Nodes, linear, plain, shade
from shapes import box, mesh_object, moved, soft_profile, tube, turned

NECK, RIM = 0.0735, 0.0980      # heights of the džezva


def hammered(name, colour, roughness=0.28, dimple=0.0075):
    """Metal beaten by hand: shallow dimples side by side, a little darker between them."""
    t = Nodes(name)
    v = t.object_coordinates()
    cells = t.node("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=1 / dimple, Smoothness=0.35)
    t.link(v, cells.inputs["Vector"])
    distance = cells.outputs["Distance"]
    cloud = t.noise(v, 28, 3, 0.6)
    tone = t.math("ADD", t.math("MULTIPLY", distance, 0.55), t.math("MULTIPLY", cloud, 0.45))
    colour = t.ramp(tone, [(0.15, shade(colour, 1.10)), (0.85, shade(colour, 0.66))])
    t.principled(colour, t.math("ADD", roughness - 0.05, t.math("MULTIPLY", cloud, 0.10)), Metallic=1.0, Normal=t.bump(distance, 0.30, 0.0016))
    return t.material


def banded(name, height):
    """White porcelain with a row of pine diamonds between two oak lines below the rim, which is at this height."""
    t = Nodes(name)
    x, y, z = t.split(t.object_coordinates())
    around = t.math("MULTIPLY", t.math("ARCTAN2", y, x), 13 / math.pi / 2)
    across = t.math("DIVIDE", t.math("SUBTRACT", z, height - 0.0150), 0.0062)
    along = t.math("MULTIPLY", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", around), 0.5)), 2.0)
    diamond = t.math("LESS_THAN", t.math("ADD", along, t.math("ABSOLUTE", across)), 0.86)
    lines = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("ABSOLUTE", across), 1.35)), 0.11)
    colour = t.mix(diamond, linear("#efeae0"), linear("#23493d"))
    colour = t.mix(lines, colour, linear("#a9793f"))
    t.principled(colour, 0.22, linear("#efeae0"), Specular=0.5)
    return t.material


def materials(m):
    """Copper, tin and porcelain of the coffee set."""
    if "copper" not in m:
        m["copper"] = hammered("hammered copper", "#bb7856")
        m["copper_tray"] = hammered("copper tray", "#b47d62", 0.30, 0.011)
        m["copper_plain"] = plain("copper rim", "#c08764", 0.24, Metallic=1.0)
        m["tin"] = plain("tin", "#c4c0b8", 0.36, Metallic=1.0)
        m["brass_handle"] = plain("brass handle", "#b98f4e", 0.27, Metallic=1.0)
        m["fildzan"] = banded("fildžan", 0.046)
        m["porcelain"] = plain("porcelain", "#efeae0", 0.22)
        m["crema"] = plain("crema", "#6d4526", 0.55)
        m["sugar"] = plain("sugar", "#f4f1ea", 0.75)
    return m


def dzezva(matrix, m):
    """A džezva: wide foot, narrow neck, flared rim with a spout, a long rising handle (towards local x), and coffee up to the neck."""
    materials(m)
    before = set(bpy.data.objects)
    outside = soft_profile([(0.0425, 0.0010), (0.0470, 0.0060), (0.0478, 0.0140), (0.0445, 0.0310), (0.0372, 0.0530), (0.0308, 0.0690),
                            (0.0298, NECK), (0.0318, 0.0840), (0.0368, 0.0950), (0.0392, RIM)], 7)
    inside = [(r - 0.0016, z) for r, z in outside[::-1] if z > 0.064]
    inside[0] = (inside[0][0], RIM - 0.0004)

    def spouted(obj):
        for vertex in obj.data.vertices:           # the spout is a quarter turn from the handle
            x, y, z = vertex.co
            if z > NECK and abs(x) + abs(y) > 1e-6:
                near = math.exp(-(math.remainder(math.atan2(y, x) + math.pi / 2, 2 * math.pi) / 0.34) ** 2)
                share = ((z - NECK) / (RIM - NECK)) ** 1.5 * near
                vertex.co = (x * (1 + 0.30 * share), y * (1 + 0.30 * share), z + 0.005 * share)
    spouted(turned("džezva", [(0, 0.0006), (0.034, 0.0)] + outside, m["copper"], (0, 0, 0), 128))
    spouted(turned("džezva inside", [outside[-1]] + inside + [(0.0280, 0.066), (0, 0.066)], m["tin"], (0, 0, 0), 128))
    ring = turned("džezva collar", [(0.0300, NECK - 0.0030), (0.0318, NECK - 0.0016), (0.0320, NECK + 0.0012), (0.0304, NECK + 0.0028)], m["brass_handle"], (0, 0, 0), 96)
    ring.matrix_world = Matrix()
    turned("coffee", [(0, NECK + 0.0052), (0.0288, NECK + 0.0052), (0.0292, NECK + 0.0048)], m["crema"], (0, 0, 0), 64)
    # the handle rises in a slight curve from a riveted plate and gets wider towards its end
    path = [(0.0300 + 0.148 * k / 24, NECK - 0.004 + 0.070 * (k / 24) - 0.014 * math.sin(math.pi * k / 24)) for k in range(25)]
    verts, faces, n = [], [], 10
    for k, (x, z) in enumerate(path):
        w = 0.0048 + 0.0040 * (k / 24) ** 1.5
        h = 0.0027
        if k == 24:
            w, h = w * 0.72, h * 0.6
        for c in range(n):
            a = 2 * math.pi * c / n
            verts.append((x - 0.4 * h * math.sin(a), w * math.cos(a), z + h * math.sin(a)))
    faces = [(k * n + c, k * n + (c + 1) % n, (k + 1) * n + (c + 1) % n, (k + 1) * n + c) for k in range(24) for c in range(n)]
    faces += [tuple(range(n))[::-1], tuple(24 * n + c for c in range(n))]
    mesh_object("džezva handle", verts, faces, m["brass_handle"], 60)
    box("džezva rivet plate", (0.0325, 0, NECK - 0.004), (0.005, 0.020, 0.026), m["brass_handle"], 0.0022)
    for z in (-0.0105, 0.0025):
        turned("rivet", [(0.0024, 0), (0.0018, 0.0011), (0, 0.0015)], m["brass_handle"], segments=16).matrix_world = Matrix.Translation((0.0350, 0, NECK - 0.002 + z)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    moved(before, matrix)


def fildzan(matrix, m, coffee=True):
    """A fildžan: a small cup without a handle, with or without coffee."""
    materials(m)
    before = set(bpy.data.objects)
    outside = soft_profile([(0.0155, 0.0030), (0.0200, 0.0068), (0.0252, 0.0165), (0.0284, 0.0300), (0.0312, 0.0455)], 6)
    inside = soft_profile([(0.0298, 0.0455), (0.0268, 0.0300), (0.0236, 0.0175), (0.0180, 0.0088), (0, 0.0066)], 6)
    turned("fildžan", [(0, 0.0016), (0.0132, 0.0014), (0.0140, 0), (0.0158, 0), (0.0162, 0.0010)] + outside, m["fildzan"], segments=96)
    turned("fildžan inside", [outside[-1], (0.0308, 0.0462), (0.0303, 0.0462)] + inside, m["porcelain"], segments=96)
    if coffee:
        turned("coffee", [(0, 0.0372), (0.0270, 0.0372), (0.0281, 0.0376)], m["coffee"], segments=64)
        turned("crema", [(0.0225, 0.03735), (0.0270, 0.03735), (0.0281, 0.0378)], m["crema"], segments=64)
    else:
        turned("coffee grounds", [(0, 0.0088), (0.0165, 0.0094), (0.0180, 0.0102)], m["coffee"], segments=48)
    moved(before, matrix)


def sugar_bowl(matrix, m):
    """A copper bowl for sugar with a domed lid and a knob."""
    materials(m)
    before = set(bpy.data.objects)
    turned("sugar bowl", [(0, 0.001), (0.017, 0), (0.0185, 0.003)] + soft_profile([(0.0170, 0.0065), (0.0270, 0.0150), (0.0310, 0.0270), (0.0300, 0.0360)]), m["copper"], segments=96)
    turned("sugar bowl lid", soft_profile([(0.0322, 0.0358), (0.0326, 0.0372), (0.0285, 0.0470), (0.0180, 0.0550), (0.0060, 0.0590), (0.0034, 0.0610)])
           + soft_profile([(0.0034, 0.0612), (0.0056, 0.0650), (0.0040, 0.0700), (0.0008, 0.0745), (0, 0.0746)]), m["copper"], segments=96)
    moved(before, matrix)


def tray(matrix, m, radius=0.155):
    """A round tray with an upright, rolled rim."""
    materials(m)
    before = set(bpy.data.objects)
    r = radius
    turned("tray", [(0, 0.0008), (r - 0.022, 0.0)] + soft_profile([(r - 0.014, 0.0006), (r - 0.005, 0.0050), (r, 0.0150)])
           + [(r - 0.0016, 0.0152)] + soft_profile([(r - 0.0064, 0.0062), (r - 0.015, 0.0022), (r - 0.023, 0.0018)]) + [(0, 0.0022)], m["copper_tray"], segments=128)
    circle = [(r * math.cos(2 * math.pi * k / 96), r * math.sin(2 * math.pi * k / 96), 0.0155) for k in range(96)]
    tube("tray rim", circle, 0.0020, m["copper_plain"], 0, cyclic=True, resolution=4)
    for ring in (r - 0.030, r - 0.036):         # two engraved lines
        tube("tray line", [(ring * math.cos(2 * math.pi * k / 96), ring * math.sin(2 * math.pi * k / 96), 0.0018) for k in range(96)], 0.0007, m["copper_plain"], 0, cyclic=True, resolution=2)
    moved(before, matrix)
    return 0.0022


def coffee_set(matrix, m, radius=0.155, coffee=True, sugar=True):
    """A tray with a džezva (its handle to local x), two fildžani and a sugar bowl."""
    z, k = tray(matrix, m, radius), radius / 0.155

    def at(x, y, turn=0.0):
        return matrix @ Matrix.Translation((x * k, y * k, z)) @ Matrix.Rotation(turn, 4, "Z")
    dzezva(at(0.030, 0.048, 0.12), m)
    fildzan(at(-0.010, -0.074, 0.4), m, coffee)
    fildzan(at(0.082, -0.046, 1.1), m, coffee)
    if sugar:
        sugar_bowl(at(-0.086, -0.004), m)
