"""An oak chair with a throw over its back."""
import math

import bpy

from shapes import box, mesh_object, moved, subdivide, tube


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


def chair(matrix, m):
    """An oak chair with an upholstered seat and a throw over its back; it faces local -y."""
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
    throw(m)
    moved(before, matrix)
