"""Plants: a fig in a pot and eucalyptus twigs in a vase."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import cylinder, link, mesh_object, soft_profile, tube, turned


def leaf_mesh(name, length, width, material, curl=0.25, fold=0.15, rows=10, half=4, wave=0.02):
    """A leaf along y; UV = (across -1..1, along 0..1)."""
    verts, uvs, faces = [], [], []
    for i in range(rows + 1):
        u = i / rows
        w = width * (math.sin(math.pi * u ** 0.85) ** 0.9 if 0 < u < 1 else 0) + 0.001
        for j in range(-half, half + 1):
            v = j / half
            verts.append((v * w / 2, u * length, -curl * length * u * u + fold * abs(v) * w + wave * length * math.sin(u * 14) * v * v * 0.5))
            uvs.append((v, u))
    k = 2 * half + 1
    faces = [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(rows) for j in range(2 * half)]
    obj = mesh_object(name, verts, faces, material, 0, uvs)
    obj.hide_render = True
    return obj


def place_leaf(source, point, direction, roll, scale):
    """An instance of a leaf at a point."""
    obj = link(bpy.data.objects.new("leaf", source.data))
    y = Vector(direction).normalized()
    x = y.cross(Vector((0, 0, 1)))
    x = x.normalized() if x.length > 0.05 else Vector((1, 0, 0))
    z = x.cross(y)
    base = Matrix(((x.x, y.x, z.x, point[0]), (x.y, y.y, z.y, point[1]), (x.z, y.z, z.z, point[2]), (0, 0, 0, 1)))
    obj.matrix_world = base @ Matrix.Rotation(roll, 4, "Y") @ Matrix.Scale(scale, 4)


def fig(x, y, m, height=1.5, seed=3, spread=1.0, turn=0.4, shadow=True):
    """A fig tree with three stems in a clay pot; shadow = whether stems and leaves cast one."""
    rnd = random.Random(seed)
    before = set(bpy.data.objects)
    sources = [leaf_mesh("fig leaf", 0.22, 0.13, m["leaf"], c, f) for c, f in ((0.30, 0.16), (0.45, 0.22), (0.18, 0.10))]
    turned("plant pot", [(0, 0), (0.125, 0), (0.145, 0.012), (0.172, 0.17), (0.182, 0.33), (0.184, 0.345), (0.176, 0.347), (0.170, 0.33), (0.166, 0.30), (0, 0.30)],
           m["pot"], (x, y, 0.0))
    cylinder("soil", (x, y, 0.302), 0.165, 0.02, m["soil"])
    for s in range(3):
        angle, top = s * 2.1 + turn, height * (1 - 0.13 * s)
        bend = (0.09 + 0.05 * s) * spread
        stem = [Vector((x + math.cos(angle) * (0.03 + bend * t * t) + 0.012 * math.sin(t * 9 + s),
                        y + math.sin(angle) * (0.03 + bend * t * t), 0.30 + (top - 0.30) * t)) for t in (i / 12 for i in range(13))]
        tube("stem", stem, 0.011, m["stem"], 0, radii=[1.1 - 0.65 * i / 12 for i in range(13)])
        count = int(26 * (1 - 0.12 * s))
        spin = rnd.uniform(0, 6)
        for k in range(count):
            q = k / (count - 1)
            t = 0.34 + 0.66 * q
            i = min(int(t * 12), 11)
            p = stem[i].lerp(stem[i + 1], t * 12 - i)
            spin += 2.399 + rnd.uniform(-0.3, 0.3)
            rise = -0.05 + 0.85 * q * q + rnd.uniform(-0.2, 0.2)
            d = Vector((math.cos(spin) * math.cos(rise), math.sin(spin) * math.cos(rise), math.sin(rise) + 0.12))
            start = p + d * 0.06
            tube("leaf stalk", [p, start + d * 0.004], 0.003, m["stalk"], 0, resolution=2)
            place_leaf(rnd.choice(sources), start, d, rnd.uniform(-0.4, 0.4), rnd.uniform(0.75, 1.1) * (0.72 if k > count - 5 else 1) * spread ** 0.5)
    for obj in set(bpy.data.objects) - before:
        obj.visible_shadow = shadow or obj.name.startswith(("plant pot", "soil"))


def twigs(x, y, z, m, seed=5, vase="ceramic", count=6, height=1.0):
    """Eucalyptus twigs in a small vase."""
    rnd = random.Random(seed)
    source = leaf_mesh("eucalyptus leaf", 0.042, 0.036, m["leaf_grey"], 0.1, 0.1, 6, 2)
    body = soft_profile([(0.040, 0.003), (0.055, 0.05), (0.056, 0.09), (0.040, 0.145), (0.024, 0.17), (0.022, 0.185), (0.027, 0.2)])
    turned("vase", [(0, 0), (0.036, 0)] + body + [(0.0255, 0.2015), (0.023, 0.2), (0.018, 0.185), (0.02, 0.165), (0, 0.16)], m[vase], (x, y, z), 96)
    for s in range(count):
        angle, length, spread = s * 6.28 / count + 0.5, rnd.uniform(0.24, 0.38) * height, rnd.uniform(0.08, 0.19) * height
        twig = [Vector((x + math.cos(angle) * spread * t ** 1.6, y + math.sin(angle) * spread * t ** 1.6, z + 0.16 + length * t)) for t in (i / 10 for i in range(11))]
        tube("twig", twig, 0.0022, m["stem"], 0, resolution=2)
        for k in range(3, 22):
            t = k / 22 + 0.04
            i = min(int(t * 10), 9)
            p = twig[i].lerp(twig[i + 1], t * 10 - i)
            b = k * math.pi / 2 + s
            place_leaf(source, p, Vector((math.cos(b), math.sin(b), 0.45)), rnd.uniform(-0.6, 0.6), rnd.uniform(0.7, 1.1) * (1.15 - 0.5 * t))
