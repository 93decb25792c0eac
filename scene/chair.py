"""An oak chair, and what hangs over its back: a throw or a knitted cardigan."""
import math

import bpy
from mathutils import Vector, noise

from materials import Nodes, linear, shade
from shapes import box, cylinder, mesh_object, moved, subdivide, tube


def back_front(x, z):
    """Front of the curved chair back (y)."""
    return 0.165 + 0.045 * (1 - (x / 0.222) ** 2) + 0.16 * (z - 0.45)


def crown(x):
    """Rise of the upper edge of the back."""
    return 0.016 * (1 - (x / 0.222) ** 2)


def throw(m, x0=-0.19, x1=0.11):
    """A throw laid over the back of the chair."""
    over = [(-0.008, 0.622 + 0.012 * k) for k in range(24)] + [(0.010 - 0.020 * math.cos(a), 0.906 + 0.014 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))] \
        + [(0.030, 0.898 - 0.012 * k) for k in range(24)]
    verts, uvs, columns = [], [], 40
    for i in range(columns + 1):
        x = x0 + (x1 - x0) * i / columns
        for k, (out, z) in enumerate(over):
            low = max(0, 0.90 - z) / 0.25
            wave = (0.010 * math.sin(x * 60 + 3 * low) + 0.004 * math.sin(x * 131)) * low
            front = -1 if k < 28 else 1
            verts.append((x, back_front(x, z) + out + front * (0.004 * low + abs(wave)), z + crown(x)))
            uvs.append((x, k * 0.012))
    n = len(over)
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(columns) for k in range(n - 1)]
    obj = mesh_object("chair throw", verts, faces, m["throw"], 0, uvs)
    solid = obj.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.007
    subdivide(obj, 1)


def knitted(name, colour, stitch=0.0075):
    """Stocking stitch: columns of slanted loops; UV in metres, columns along v."""
    t = Nodes(name)
    v = t.uv()
    a, b, _ = t.split(v)
    column = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", a, math.pi / stitch)))
    slant = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", t.math("DIVIDE", a, stitch)), 0.5))
    loops = t.math("ABSOLUTE", t.math("SINE", t.math("ADD", t.math("MULTIPLY", b, math.pi / (stitch * 0.75)), t.math("MULTIPLY", slant, 3.0))))
    height = t.math("ADD", t.math("POWER", column, 0.6), t.math("MULTIPLY", loops, 0.6))
    wool = t.noise(v, 420, 3, 0.65)
    tone = t.math("ADD", t.math("MULTIPLY", height, 0.32), t.math("ADD", t.math("MULTIPLY", wool, 0.35), t.math("MULTIPLY", t.noise(v, 14, 2), 0.2)))
    base = t.ramp(tone, [(0.2, shade(colour, 0.66)), (0.85, shade(colour, 1.15))])
    t.principled(base, 1.0, shade(colour, 0.9), Sheen=0.6, Specular=0.05, Normal=t.bump(t.math("ADD", height, t.math("MULTIPLY", wool, 0.4)), 0.6, 0.0030))
    return t.material


def surface(name, rows, material, thickness=0.007):
    """A knitted surface from rows of points, with UV in metres."""
    verts, uvs, n = [], [], len(rows[0])
    run = 0.0
    for i, row in enumerate(rows):
        if i:
            run += sum((Vector(a) - Vector(b)).length for a, b in zip(row, rows[i - 1])) / n
        across = 0.0
        for k, point in enumerate(row):
            if k:
                across += (Vector(point) - Vector(row[k - 1])).length
            verts.append(point)
            uvs.append((run, across))
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(rows) - 1) for k in range(n - 1)]
    obj = mesh_object(name, verts, faces, material, 0, uvs)
    solid = obj.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    subdivide(obj, 1)
    return obj


def cardigan(m, colour="#8f6d54"):
    """A cardigan hung by its shoulders over the chair back: its back lies behind, its fronts fall open before it, its sleeves hang at the sides."""
    m["knit"] = knitted("cardigan", colour)
    m["knit_rib"] = knitted("cardigan rib", colour, 0.011)
    top, reach = 0.915, 0.250

    def folds(x, low, seed):
        return (0.013 * math.sin(x * 34 + seed + 2.2 * low) + 0.006 * math.sin(x * 83 + 2 * seed)) * min(1, low * 2.2) + 0.008 * noise.noise((x * 9, low * 3, seed))

    def panel(x0, x1, side, length, seed, columns=30, steps=34):
        """From the shoulders down, before (-1) or behind (1) the back of the chair."""
        rows = []
        for i in range(columns + 1):
            x = x0 + (x1 - x0) * i / columns
            droop = 0.55 * max(0.0, abs(x) - 0.150) ** 1.15            # the shoulders slope beyond the corners
            row = []
            for k in range(steps + 1):
                s = k / steps * length
                low = s / 0.40
                z = top + crown(x) - droop - s - 0.010 * (1 - abs(x) / reach) * (s > 0.3)
                if s < 0.020:
                    z = top + crown(x) - droop - 0.020 * (s / 0.020) ** 2
                base = back_front(min(max(x, -0.222), 0.222), max(z, 0.52))
                curve = min(1, s / 0.022)
                off = 0.010 + side * (0.019 * math.sqrt(max(0, 1 - (1 - curve) ** 2)) + 0.004 * low)
                fold = abs(folds(x, low, seed)) * side
                flare = 1 + 0.06 * low
                row.append((x * flare, base + off + fold, z + 0.006 * math.sin(x * 21 + seed) * low))
            rows.append(row)
        return surface("cardigan", rows, m["knit"])
    panel(-reach, reach, 1, 0.455, 1.3)
    panel(-reach, -0.060, -1, 0.425, 4.1, 18)
    panel(0.085, reach, -1, 0.435, 6.7, 18)
    # collar and button bands
    collar = [(x, back_front(x, 0.91) + 0.010 - 0.024 * (abs(x) / 0.085) ** 3, top + crown(x) + 0.003 - 0.012 * (abs(x) / 0.085) ** 3) for x in (-0.085 + 0.17 * k / 16 for k in range(17))]
    for lift, out in ((0.0, 0.0), (0.009, 0.004)):
        tube("cardigan collar", [(x, y + out, z + lift) for x, y, z in collar], 0.0095, m["knit_rib"], 0, radii=[0.6] + [1] * 15 + [0.6])
    for x, length in ((-0.060, 0.43), (0.085, 0.44)):
        band = []
        for k in range(22):
            s = 0.43 * k / 21
            z = top + crown(x) - s
            band.append((x * (1 + 0.06 * s / 0.4), back_front(x, max(z, 0.52)) - 0.016 - 0.004 * s / 0.4 - abs(folds(x, s / 0.40, 4.1 if x < 0 else 6.7)), z))
        ribbon = [[(px + d, py - 0.003, pz) for px, py, pz in band] for d in (-0.014, -0.005, 0.005, 0.014)]
        surface("button band", ribbon, m["knit_rib"], 0.006)
        if x < 0:
            for k in range(3, 21, 4):
                cylinder("cardigan button", Vector(band[k]) + Vector((0, -0.009, 0)), 0.0085, 0.004, m["horn"], "y", 0.0015, 20)
    # sleeves: they leave the shoulders, fall, and bend a little at the elbow
    for side in (-1, 1):
        path, n = [], 26
        for k in range(n + 1):
            s = k / n
            out = 0.212 + 0.058 * math.sin(min(1, s * 2.4) * math.pi / 2) - 0.020 * s * s
            path.append(Vector((side * out, 0.250 + 0.012 * s - (0.16 if side < 0 else 0.10) * max(0, s - 0.40) ** 1.4, top - 0.030 - 0.475 * s + 0.012 * (1 - s) ** 2)))
        rows, ring = [], 16
        for k, p in enumerate(path):
            s = k / n
            wide, deep = (0.052 - 0.016 * s) * min(1, 0.45 + 5 * s), (0.032 - 0.010 * s) * min(1, 0.5 + 5 * s)
            if s > 0.90:
                wide, deep = 0.030, 0.018
            row = []
            for c in range(ring + 1):
                a = 2 * math.pi * c / ring
                crease = 1 + 0.16 * noise.noise((math.cos(a) * 1.6, math.sin(a) * 1.6 + side, s * 7)) * (s < 0.9)
                row.append((p.x + deep * crease * math.cos(a), p.y + wide * crease * math.sin(a), p.z + 0.010 * math.sin(s * 14 + side) * math.cos(a) * (s > 0.35) * (s < 0.8)))
            rows.append(row)
        turned = [list(r) for r in zip(*rows)]
        surface("cardigan sleeve", turned, m["knit"], 0.005)


def chair(matrix, m, over=throw):
    """An oak chair with an upholstered seat and something over its back; it faces local -y."""
    before = set(bpy.data.objects)
    for s in (-1, 1):
        tube("chair leg", [(s * 0.205, -0.20, 0.44), (s * 0.215, -0.215, 0)], 0.019, m["oak_z"], 0, radii=[1, 0.72])
        tube("chair post", [(s * 0.215, 0.245, 0), (s * 0.200, 0.195, 0.45), (s * 0.205, 0.265, 0.90)], 0.019, m["oak_z"], 0.5, radii=[0.72] + [1] * 12)
        box("chair side", (s * 0.203, 0, 0.405), (0.022, 0.38, 0.055), m["oak_y"], 0.004)
    box("chair front", (0, -0.195, 0.405), (0.39, 0.022, 0.055), m["oak_x"], 0.004)
    box("chair rear", (0, 0.190, 0.405), (0.39, 0.022, 0.055), m["oak_x"], 0.004)
    box("chair seat", (0, -0.005, 0.452), (0.45, 0.44, 0.052), m["cushion"], 0.024, segments=6)
    for low, high in ((0.735, 0.905), (0.605, 0.655)):      # two curved boards in the back
        verts, n = [], 24
        for i in range(n + 1):
            x = -0.222 + 0.444 * i / n
            for z in (low, high):
                verts += [(x, back_front(x, z) + d, z + (crown(x) if z == 0.905 else 0)) for d in (0, 0.020)]
        faces = []
        for i in range(n):
            a, b = 4 * i, 4 * i + 4
            faces += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
        faces += [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)]
        obj = mesh_object("chair board", verts, faces, m["oak_x"], 50)
        bevel = obj.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments = 0.008, 3
    if over:
        over(m)
    moved(before, matrix)
