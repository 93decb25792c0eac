"""Nightstand with its lamp and the objects on it; table."""
import math

import bpy
from mathutils import Matrix

import coffee
import glassware
import reading
from shapes import box, cylinder, moved, soft_profile, tube, turned


def nightstand(x, y, m):
    """An oak nightstand with one drawer and an open shelf. Returns the height of its top."""
    w, d, low, high = 0.46, 0.40, 0.17, 0.56
    t = 0.022
    box("nightstand top", (x, y, high - t / 2), (w, d, t), m["oak_x"], 0.006, segments=4)
    box("nightstand floor", (x, y, low + t / 2), (w, d, t), m["oak_x"], 0.006, segments=4)
    for s in (-1, 1):
        box("nightstand side", (x + s * (w / 2 - t / 2), y, (low + high) / 2), (t, d - 0.004, high - low - 2 * t + 0.001), m["oak_z"], 0.002)
    box("nightstand back", (x, y + d / 2 - 0.012, (low + high) / 2), (w - 2 * t, 0.010, high - low - 2 * t), m["oak_x"], 0)
    box("nightstand shelf", (x, y, 0.372), (w - 2 * t, d - 0.03, 0.016), m["oak_x"], 0.002)
    box("drawer front", (x, y - d / 2 + 0.013, 0.459), (w - 2 * t - 0.006, 0.020, 0.150), m["oak_x"], 0.003)
    cylinder("drawer knob", (x, y - d / 2 - 0.008, 0.470), 0.013, 0.026, m["brass"], "y", 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube("nightstand leg", [(x + sx * (w / 2 - 0.045), y + sy * (d / 2 - 0.045), low + 0.004), (x + sx * (w / 2 - 0.030), y + sy * (d / 2 - 0.030), 0.0)],
                 0.014, m["oak_z"], 0, radii=[1.15, 0.8])
    box("basket", (x, y + 0.01, 0.192 + 0.055), (0.30, 0.26, 0.11), m["sage"], 0.022, segments=5)
    return high


def lamp(x, y, z, m):
    """A ceramic table lamp with a linen shade. Returns the position of its bulb."""
    body = soft_profile([(0.066, 0.004), (0.086, 0.05), (0.093, 0.10), (0.086, 0.155), (0.058, 0.195), (0.024, 0.212), (0.014, 0.224), (0.011, 0.27)])
    turned("lamp foot", [(0, 0), (0.060, 0)] + body + [(0, 0.27)], m["ceramic_sage"], (x, y, z), 96, 60)
    shade = turned("lampshade", [(0.165, 0.235), (0.166, 0.238), (0.120, 0.455), (0.119, 0.458)], m["shade"], (x, y, z))
    shade.visible_shadow = shade.visible_diffuse = False      # the light of the bulb passes the linen; no noise from the glow
    return (x, y, z + 0.34)


def basin(x, y, z, m):
    """An enamelled basin with a rolled rim, half full."""
    turned("basin", [(0, 0.002), (0.070, 0), (0.078, 0.004), (0.104, 0.050), (0.118, 0.082), (0.128, 0.086), (0.1285, 0.090), (0.118, 0.088), (0.112, 0.080), (0.098, 0.048), (0.074, 0.008), (0, 0.006)],
           m["ceramic"], (x, y, z), 96)
    turned("basin rim", [(0.1225, 0.0885), (0.1255, 0.0925), (0.1290, 0.0915), (0.1295, 0.0885), (0.1270, 0.0860)], m["ceramic_sage"], (x, y, z), 96)
    cylinder("water", (x, y, z + 0.056), 0.100, 0.002, m["water"], bevel=0.0005)


def towels(matrix, m):
    """Two towels, each folded twice, one on the other."""
    before = set(bpy.data.objects)
    for k, (length, width, material) in enumerate(((0.32, 0.22, "towel"), (0.318, 0.222, "towel"), (0.27, 0.19, "towel_sage"), (0.272, 0.188, "towel_sage"))):
        t = 0.022
        box("towel", (0.004 * math.sin(k * 2.3), 0.003 * math.cos(k * 1.7), (k + 0.5) * t), (length, width, t * 1.06), m[material], t * 0.5, (0, 0.008 * math.sin(k * 3), 0.02 * math.sin(k // 2 * 2)), 6)
    moved(before, matrix)


def books(x, y, top, m):
    """Folded glasses on two books."""
    for z, size, cloth, turn in ((top, (0.205, 0.145, 0.025), "book_cloth", 0.12), (top + 0.025, (0.186, 0.128, 0.019), "linen_cloth", -0.05)):
        reading.book(Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z"), size, m, cloth)
    reading.glasses(Matrix.Translation((x - 0.015, y - 0.010, top + 0.044)) @ Matrix.Rotation(-0.35, 4, "Z"), m)


def bedside(x, y, m, hour=None):
    """Nightstand with its lamp and what an hour of the day needs. Returns the position of the bulb."""
    top = nightstand(x, y, m)
    if hour == "morning":
        coffee.coffee_set(Matrix.Translation((x - 0.100, y - 0.080, top)) @ Matrix.Rotation(-0.35, 4, "Z"), m, 0.115, sugar=False)
    elif hour == "midday":
        basin(x - 0.095, y - 0.050, top, m)
        glassware.carafe(x + 0.092, y - 0.120, top, m)
        glassware.glass(x + 0.182, y - 0.140, top, m)
    else:
        books(x - 0.10, y - 0.070, top, m)
        glassware.glass(x + 0.125, y - 0.125, top, m)
    return lamp(x + 0.105, y + 0.085, top, m)


def beside(x, y, m):
    """A nightstand without a lamp, its drawer towards the foot of the bed."""
    before = set(bpy.data.objects)
    top = nightstand(0, 0, m)
    books(-0.115, -0.030, top, m)
    coffee.coffee_set(Matrix.Translation((0.105, -0.040, top)) @ Matrix.Rotation(0.9, 4, "Z"), m, 0.108, sugar=False)
    moved(before, Matrix.Translation((x, y, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Z"))


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
