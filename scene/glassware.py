"""A glass and a carafe of water. Thin glass without refraction: clear in the middle, darker towards the rim, with reflections."""
import bpy
from mathutils import Matrix

from materials import Nodes, linear
from shapes import moved, soft_profile, turned


def thin_glass(name, tint="#fafcfb", rim="#c6d0cb", strength=0.9):
    """Glass that lets light pass straight; its silhouette is darker and mirrors the room."""
    t = Nodes(name)
    facing = t.node("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    edge = t.math("POWER", facing, 2.2)
    clear, mirror = t.node("ShaderNodeBsdfTransparent"), t.node("ShaderNodeBsdfGlossy", Roughness=0.015)
    t.link(t.mix(edge, linear(tint), linear(rim)), clear.inputs[0])
    mix = t.node("ShaderNodeMixShader")
    t.link(t.math("ADD", 0.035, t.math("MULTIPLY", edge, strength * 0.45)), mix.inputs[0])
    t.link(clear.outputs[0], mix.inputs[1])
    t.link(mirror.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.output.inputs[0])
    return t.material


def materials(m):
    """Glass and water."""
    if "thin_glass" not in m:
        m["thin_glass"] = thin_glass("thin glass")
        m["water_body"] = thin_glass("water", "#f3f8f8", "#cfdcda", 0.5)
    return m


def carafe(x, y, z, m):
    """A carafe with a round belly, a slender neck and a flared lip, two thirds full."""
    materials(m)
    outer = soft_profile([(0.044, 0.002), (0.0520, 0.010), (0.0545, 0.045), (0.0520, 0.085), (0.0400, 0.125), (0.0235, 0.158), (0.0200, 0.185), (0.0222, 0.215), (0.0282, 0.240)], 8)
    turned("carafe", [(0, 0.0004), (0.040, 0)] + outer, m["thin_glass"], (x, y, z), 96)
    turned("carafe lip", [(0.0278, 0.2392), (0.0286, 0.2406), (0.0280, 0.2416), (0.0270, 0.2404)], m["thin_glass"], (x, y, z), 96)
    level = 0.112
    turned("carafe water", [(0, 0.006), (0.040, 0.006)] + [(r - 0.003, h) for r, h in outer if 0.008 < h < level] + [(0.0420, level), (0, level)], m["water_body"], (x, y, z), 96)


def glass(x, y, z, m, level=0.062):
    """A tumbler of water with a thick base."""
    materials(m)
    turned("tumbler", [(0, 0), (0.0255, 0), (0.0275, 0.002), (0.0345, 0.096)], m["thin_glass"], (x, y, z), 96)
    turned("tumbler inside", [(0.0332, 0.096), (0.0265, 0.010), (0, 0.009)], m["thin_glass"], (x, y, z), 96)
    turned("tumbler rim", [(0.0345, 0.0955), (0.0346, 0.0968), (0.0338, 0.0972), (0.0331, 0.0962)], m["thin_glass"], (x, y, z), 96)
    turned("tumbler water", [(0, 0.0100), (0.0262, 0.0105), (0.0262 + 0.0068 * (level - 0.01) / 0.086, level), (0, level)], m["water_body"], (x, y, z), 96)
