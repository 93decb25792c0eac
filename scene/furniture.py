"""Nightstand with lamp, cup and books; table and chair."""
import math

import bpy
from mathutils import Matrix

from shapes import box, cylinder, mesh_object, moved, rounded_rectangle, soft_profile, subdivide, tube, turned


def cup(x, y, z, m, material="ceramic", handle=0.0, coffee=None):
    """A cup on a foot ring, with a thin lip; handle = direction of its handle in radians, coffee = height of the coffee in it."""
    outside = soft_profile([(0.0222, 0.0042), (0.0305, 0.0100), (0.0366, 0.0220), (0.0402, 0.0420), (0.0420, 0.0660)])
    inside = soft_profile([(0.0402, 0.0660), (0.0382, 0.0420), (0.0345, 0.0232), (0.0280, 0.0128), (0.0180, 0.0090)])
    foot = [(0, 0.0016), (0.0190, 0.0014), (0.0202, 0), (0.0222, 0), (0.0230, 0.0010), (0.0228, 0.0030)]
    turned("cup", foot + outside + [(0.0417, 0.0672), (0.0411, 0.0676), (0.0405, 0.0672)] + inside + [(0, 0.0084)], m[material], (x, y, z), 128)
    loop = soft_profile([(0.0395, 0.0570), (0.0455, 0.0584), (0.0540, 0.0566), (0.0598, 0.0490), (0.0588, 0.0390), (0.0520, 0.0297), (0.0440, 0.0252), (0.0360, 0.0230)], 8)
    ends = [max(1, 1.55 - 0.055 * k) for k in range(len(loop))]         # it grows out of the wall
    ear = tube("cup handle", [(r, 0, h) for r, h in loop], 0.0027, m[material], 0, radii=[max(p) for p in zip(ends, ends[::-1])])
    ear.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(handle, 4, "Z") @ Matrix.Diagonal((1, 1.7, 1, 1))
    if coffee:
        cylinder("coffee", (x, y, z + coffee - 0.002), 0.0392, 0.004, m["coffee"], bevel=0.001)


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


def glasses(matrix, m):
    """Reading glasses, unfolded, that stand on their rims and the ends of their temples."""
    before = set(bpy.data.objects)
    for side in (-1, 1):
        rim = rounded_rectangle(0.052, 0.038, (0.017, 0.017, 0.012, 0.012), 8, side * 0.034, 0.021)
        tube("rim", [(px, 0, pz) for px, pz in rim], 0.0021, m["horn"], 0, cyclic=True)
        tube("temple", [(side * 0.061, 0, 0.032), (side * 0.064, 0.105, 0.030), (side * 0.060, 0.140, 0.004)], 0.0018, m["horn"], 0.03)
    tube("bridge", [(-0.009, 0, 0.026), (0, -0.001, 0.031), (0.009, 0, 0.026)], 0.0021, m["horn"], 0.01)
    moved(before, matrix)


def reading(x, y, top, m, coffee=True):
    """Glasses on two books; a cup of coffee beside them."""
    glasses(Matrix.Translation((x - 0.115, y - 0.115, top + 0.041)) @ Matrix.Rotation(-0.35, 4, "Z"), m)
    box("book", (x - 0.10, y - 0.070, top + 0.0115), (0.205, 0.145, 0.023), m["book_cloth"], 0.003, (0, 0, 0.12))
    box("book pages", (x - 0.10, y - 0.070, top + 0.032), (0.185, 0.128, 0.018), m["paper"], 0.002, (0, 0, -0.05))
    if coffee:
        cup(x + 0.09, y - 0.12, saucer(x + 0.09, y - 0.12, top, m), m, handle=-2.4, coffee=0.063)


def bedside(x, y, m, hour=None):
    """Nightstand with its objects at an hour of the day. Returns the position of the bulb."""
    top = nightstand(x, y, m)
    if hour:
        if hour == "midday":
            basin(x - 0.085, y - 0.060, top, m)
            glasses(Matrix.Translation((x + 0.145, y - 0.155, top)) @ Matrix.Rotation(0.5, 4, "Z"), m)
        else:
            reading(x, y, top, m, hour == "morning")
        return lamp(x + 0.105, y + 0.085, top, m)
    reading(x, y, top, m, False)
    return lamp(x + 0.06, y + 0.05, top, m)


def beside(x, y, m):
    """A nightstand without a lamp, its drawer towards the foot of the bed."""
    before = set(bpy.data.objects)
    reading(-0.02, 0.04, nightstand(0, 0, m), m)
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


def saucer(x, y, z, m, material="ceramic"):
    """A saucer on a foot ring, with a well for the cup and a raised rim; returns the height of the base of its cup."""
    upper = soft_profile([(0.041, 0.0062), (0.050, 0.0076), (0.062, 0.0128), (0.0705, 0.0178)])
    lower = soft_profile([(0.0716, 0.0166), (0.064, 0.0108), (0.052, 0.0048), (0.043, 0.0026)])
    turned("saucer", [(0, 0.0062)] + upper + [(0.0713, 0.0180), (0.0718, 0.0175)] + lower + [(0.0420, 0), (0.0385, 0), (0.0375, 0.0020), (0, 0.0022)], m[material], (x, y, z), 128)
    return z + 0.0062


def chair_back(x, z):
    """Front of the curved chair back (y)."""
    return 0.165 + 0.045 * (1 - (x / 0.222) ** 2) + 0.16 * (z - 0.45)


def chair_crown(x):
    """Rise of its upper edge."""
    return 0.016 * (1 - (x / 0.222) ** 2)


def chair_throw(m, x0=-0.19, x1=0.11):
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
            verts.append((x, chair_back(x, z) + out + front * (0.004 * low + abs(wave)), z + chair_crown(x)))
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
                verts += [(x, chair_back(x, z) + d, z + (chair_crown(x) if z == 0.905 else 0)) for d in (0, 0.020)]
        faces = []
        for i in range(n):
            a, b = 4 * i, 4 * i + 4
            faces += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
        faces += [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)]
        obj = mesh_object("chair board", verts, faces, m["oak_x"], 50)
        bevel = obj.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments = 0.008, 3
    chair_throw(m)
    moved(before, matrix)
