"""Daylight through a window on the left, and evening light."""
import math

import bpy
from mathutils import Vector

from materials import linear, plain
from shapes import link, mesh_object

WINDOW_X = -6.0
SUN = Vector((0.80, 0.47, -0.265))
# panes of the windows on the left, outside the view (y from, y to, z from, z to)
MORNING_PANES = [(y, y + 0.62, z, z + 1.0) for y in (-4.99, -4.30, -3.40, -2.71, -1.81, -1.12, -0.22, 0.47) for z in (1.08, 2.16)]
MIDDAY_PANES = [(y, y + 0.75, z, z + 1.7) for y in (-9.6, -8.75, -7.5, -6.65, -5.4, -4.55) for z in (6.4, 8.2, 10.0, 11.8)]


def world(colour, strength):
    """Even light from everywhere."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = "NONE"         # uniform light needs no importance sampling
    node = w.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = linear(colour), strength


def sun(direction, strength, angle, colour):
    """A sun that shines along direction."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(angle), linear(colour)[:3]
    obj = link(bpy.data.objects.new("sun", data))
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return obj


def area(name, location, target, width, height, power, colour, spread=180):
    """A soft rectangular light."""
    data = bpy.data.lights.new(name, "AREA")
    data.spread = math.radians(spread)
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", width, height, power, linear(colour)[:3]
    obj = link(bpy.data.objects.new(name, data))
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = False        # in panes they would be polygons
    return obj


def bulb(location, power, colour="#ffc386", radius=0.045):
    """A warm bulb."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, linear(colour)[:3], radius
    obj = link(bpy.data.objects.new("bulb", data))
    obj.location = location
    return obj


def window(panes, x=WINDOW_X):
    """A sheet with holes for panes, which only casts shadows: invisible to camera and reflections."""
    ys = sorted({-30.0, 8.0} | {p[0] for p in panes} | {p[1] for p in panes})
    zs = sorted({-3.0, 30.0} | {p[2] for p in panes} | {p[3] for p in panes})
    verts, faces = [], []
    for y0, y1 in zip(ys, ys[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            cy, cz = (y0 + y1) / 2, (z0 + z1) / 2
            if any(p[0] < cy < p[1] and p[2] < cz < p[3] for p in panes):
                continue
            k = len(verts)
            verts += [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)]
            faces.append((k, k + 1, k + 2, k + 3))
    obj = mesh_object("window sheet", verts, faces, plain("window sheet", "#ffffff", 1.0), None)
    for ray in ("camera", "diffuse", "glossy", "transmission"):
        setattr(obj, "visible_" + ray, False)
    return obj


def day(panes, scale=1.0):
    """Morning sun through the window and soft light of the sky."""
    world("#e6ebf0", 0.42 * scale)
    sun(SUN, 6.3 * scale, 2.0, "#ffe6c8")
    window(panes)
    area("sky", (WINDOW_X + 0.2, -1.6, 1.9), (0.4, -0.1, 0.8), 4.2, 2.6, 175 * scale, "#e8eef2")
    area("bounce", (3.2, -4.2, 3.2), (0, 0, 0.8), 3.0, 2.4, 16 * scale, "#fff3e2")


def morning(_):
    """Low warm sun from the left that reaches the wall and the bed, a soft sky."""
    world("#f1eadf", 0.36)
    sun(SUN, 6.6, 1.4, "#ffcd96")
    window(MORNING_PANES)
    area("sky", (WINDOW_X + 0.2, -1.6, 1.9), (0.4, -0.1, 0.8), 4.2, 2.6, 165, "#f1efec")
    area("bounce", (3.2, -4.2, 3.2), (0, 0, 0.8), 3.0, 2.4, 40, "#ffe6c8")


def midday(_):
    """High clear sun on floor and bed, much sky."""
    world("#f2f6f6", 0.37)
    sun((0.42, 0.50, -0.76), 5.4, 0.9, "#fff7ea")
    window(MIDDAY_PANES)
    area("sky", (WINDOW_X + 0.2, -1.6, 2.4), (0.4, -0.1, 0.8), 4.2, 3.0, 185, "#eff5f9")
    area("bounce", (2.6, -4.2, 3.6), (0, 0, 0.8), 3.4, 2.6, 44, "#f7f8f4")


def evening(bulb_location):
    """Blue hour outside, the lamp beside the bed."""
    world("#8296ad", 0.080)
    area("sky", (WINDOW_X + 0.2, -1.6, 1.9), (0.4, -0.1, 0.8), 4.2, 2.6, 24, "#8aa4c6")
    area("window", (-0.22, 1.6, 1.75), (-0.22, -1.0, 0.5), 1.4, 1.3, 18, "#83a3cf")
    area("room", (1.9, -1.9, 2.6), (0.2, -0.2, 0.5), 0.9, 0.9, 13, "#ffcf98", spread=70)
    bulb(bulb_location, 42, radius=0.10)


def abroad(_):
    """A dim room: its lamp from the right behind the camera, the blue hour through the glass."""
    world("#9aa3b4", 0.05)
    area("lamp", (0.75, -0.85, 1.6), (0.08, -0.1, 0.92), 0.35, 0.35, 3.4, "#ffd3a2", spread=60)
    area("window", (0.1, 0.9, 1.9), (0, -0.1, 0.9), 1.6, 0.8, 5, "#7f9cc8")
    for name, location, power, colour in (("lit wall", (-0.7, -1.5, 1.95), 7, "#ffe0bd"), ("corner", (1.3, -1.2, 1.75), 5, "#ffd5a6")):
        area(name, location, (0.13, -0.06, 0.95), 1.5, 1.2, power, colour).visible_glossy = True      # the džezva mirrors them, else it is black


def desk(bulb_location):
    """Blue hour behind the window; the lamp on the desk lights table and wall."""
    world("#b0a59c", 0.06)
    area("window", (-0.6, 1.3, 1.75), (-0.6, 0, 0.7), 1.3, 1.4, 10, "#8fa9cc")
    area("room", (-2.2, -2.6, 2.8), (0, -0.4, 0.8), 2.2, 2.0, 20, "#ffd7aa")
    bulb(bulb_location, 15, radius=0.07)
    x, y, z = bulb_location
    pool = bpy.data.lights.new("pool of light", "SPOT")
    pool.energy, pool.color, pool.shadow_soft_size, pool.spot_size, pool.spot_blend = 42, linear("#ffc386")[:3], 0.10, math.radians(78), 1.0
    obj = link(bpy.data.objects.new("pool of light", pool))
    obj.location = (x + 0.05, y + 0.35, z + 0.02)
    obj.rotation_euler = Vector((0.10, 1.2, 0.10)).to_track_quat("-Z", "Y").to_euler()


def step(panes, elevation, sky):
    """The sun of an hour against a darker room: sky = the strength of its even light; elevation in degrees. The panes rise with the sun, so that its light falls on the same place."""
    low, high = linear("#ffe4c2"), linear("#fff2e0")
    share = (elevation - 15) / (38 - 15)
    world("#eceef0", sky)
    steep = math.tan(math.radians(elevation))
    across = math.hypot(SUN.x, SUN.y)
    sun((SUN.x, SUN.y, -across * steep), 6.4, 1.4, "#ffffff").data.color = [a * (1 - share) + b * share for a, b in zip(low, high)][:3]
    rise = -WINDOW_X * across / SUN.x * (steep + SUN.z / across)
    window([(y0, y1, z0 + rise, z1 + rise) for y0, y1, z0, z1 in panes])
    area("sky", (WINDOW_X + 0.2, -1.6, 1.9), (0.4, -0.1, 0.8), 4.2, 2.6, 105, "#e2ebf3")
    area("bounce", (3.2, -4.2, 3.2), (0, 0, 0.8), 3.0, 2.4, 14, "#fff3e6")
