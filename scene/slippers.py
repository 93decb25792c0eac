"""A pair of felt slippers."""
import math

import bpy
from mathutils import Matrix

from materials import plain, wool
from shapes import mesh_object, moved, plate, subdivide, tube


def half_width(s):
    """Half the width of the sole at a share of its length from the heel; inner and outer side are equal."""
    return 0.0335 + 0.0135 * math.exp(-((s - 0.72) / 0.24) ** 2) - 0.004 * math.exp(-((s - 0.40) / 0.16) ** 2)


def outline(inset=0.0, length=0.262, steps=48):
    """The sole, heel at -y, toe at y."""
    points = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        y = -math.cos(a)
        s = (y + 1) / 2
        round_off = max(0.0, 1 - abs(y) ** 4.5) ** 0.5
        points.append(((half_width(s) - inset) * round_off * (1 if math.sin(a) >= 0 else -1), y * (length / 2 - inset)))
    return points


def slipper(matrix, m):
    """One slipper: sole, insole, and an upper over its front half with a rolled edge."""
    before = set(bpy.data.objects)
    plate("slipper sole", [outline()], 0.013, Matrix.Translation((0, 0, 0.0065)), m["slipper_sole"], 0.004, 4)
    plate("slipper insole", [outline(0.004)], 0.006, Matrix.Translation((0, 0, 0.0150)), m["slipper_lining"], 0.0025, 3)
    length, n, arc = 0.262, 22, 18
    verts = []
    for i in range(n + 1):
        u = i / n                                   # from the opening to the toe
        y = 0.000 + 0.1305 * math.sin(u * math.pi / 2)
        s = (y / (length / 2) + 1) / 2
        w = half_width(s) * max(0.0, 1 - abs(2 * s - 1) ** 4.5) ** 0.5 + 0.0015
        h = 0.058 * (1 - 0.38 * u) * max(0.0, 1 - u ** 5) ** 0.5
        for k in range(arc + 1):
            a = math.pi * k / arc
            dip = 0.030 * math.sin(a) ** 2 * (1 - u) ** 2            # the opening reaches further forward in the middle
            verts.append((w * math.cos(a), y + dip, 0.008 + (h + 0.002) * math.sin(a) ** 0.75))
    c = arc + 1
    faces = [(i * c + k, i * c + k + 1, (i + 1) * c + k + 1, (i + 1) * c + k) for i in range(n) for k in range(arc)]
    upper = mesh_object("slipper upper", verts, faces, m["slipper"], 0)
    solid = upper.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.005, -1
    subdivide(upper, 1)
    tube("slipper edge", verts[:c], 0.0036, m["slipper_edge"], 0, resolution=3)
    moved(before, matrix)


def pair(x, y, z, turn, m):
    """A pair that was stepped out of: side by side, not quite parallel; toes to local y."""
    m["slipper"], m["slipper_edge"] = wool("slipper felt", "#7f8d80"), plain("slipper edge", "#5d6c60", 0.9)
    m["slipper_sole"], m["slipper_lining"] = plain("slipper sole", "#8d6f52", 0.8), wool("slipper lining", "#d8cdb8")
    base = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    slipper(base @ Matrix.Translation((-0.058, 0.0, 0)) @ Matrix.Rotation(math.radians(5), 4, "Z"), m)
    slipper(base @ Matrix.Translation((0.060, 0.034, 0)) @ Matrix.Rotation(math.radians(-9), 4, "Z"), m)
