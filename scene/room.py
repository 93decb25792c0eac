"""The room: wall, floor, skirting, rug with pile, a curtain."""
import math
import random

import bpy
from mathutils import Matrix

import cilim
import settings as S
from shapes import box, link, mesh_object, plane_matrix, plate, rounded_rectangle, tube


def shell(m, opening=None):
    """Wall, floor and skirting; opening = position of a window in the wall (x from, x to, z from, z to)."""
    box("floor", (0, -2.0, -0.05), (18, 14, 0.1), m["floor"], 0)
    x0, x1, z0, z1 = opening or (0, 0, 0, 0)
    for left, right, low, high in ((-9, x0, -0.2, 9), (x1, 9, -0.2, 9), (x0, x1, -0.2, z0), (x0, x1, z1, 9)):
        if right > left and high > low:
            box("wall", ((left + right) / 2, S.WALL_Y + 0.06, (low + high) / 2), (right - left, 0.12, high - low), m["wall"], 0)
    plate("skirting", [rounded_rectangle(18, 0.11, 0.002, 2)], 0.018, plane_matrix((0, S.WALL_Y - 0.009, 0.055), (1, 0, 0), (0, 0, 1)), m["skirting"], 0.0015)


def rug(m, centre=(-0.06, -0.30), size=(2.75, 1.9), tuft_step=0.0085, tile=0.29, pile=0.012, seed=4):
    """A wool rug: a tile of modelled tufts, instanced over the ground, with a ćilim band along its border and a fringe at its short ends."""
    rnd = random.Random(seed)
    cx, cy = centre
    plate("rug ground", [rounded_rectangle(size[0], size[1], 0.03, 6)], 0.008, plane_matrix((cx, cy, 0.004), (1, 0, 0), (0, 1, 0)), m["rug_ground"], 0.002)

    def tuft_tile(name, material, width, depth):
        verts, faces = [], []
        nx, ny = round(width / tuft_step), round(depth / tuft_step)
        for i in range(nx):
            for j in range(ny):
                x = (i + 0.5 + rnd.uniform(-0.42, 0.42)) * width / nx - width / 2
                y = (j + 0.5 + rnd.uniform(-0.42, 0.42)) * depth / ny - depth / 2
                h, r = pile * rnd.uniform(0.75, 1.1), tuft_step * rnd.uniform(0.52, 0.68)
                lean, turn = rnd.uniform(0, 0.55) * h, rnd.uniform(0, 6.28)
                base = len(verts)
                for level, (k, z) in enumerate(((0.85, 0), (1.0, 0.55), (0.72, 0.88))):
                    for c in range(5):
                        a = turn + c * 1.2566
                        verts.append((x + r * k * math.cos(a) + lean * z * math.cos(turn), y + r * k * math.sin(a) + lean * z * math.sin(turn), z * h))
                verts.append((x + lean * math.cos(turn), y + lean * math.sin(turn), h))
                for level in range(2):
                    for c in range(5):
                        d = (c + 1) % 5
                        faces.append((base + level * 5 + c, base + level * 5 + d, base + level * 5 + 5 + d, base + level * 5 + 5 + c))
                faces += [(base + 10 + c, base + 10 + (c + 1) % 5, base + 15) for c in range(5)]
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(verts, [], faces)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.materials.append(material)
        return mesh
    wool = cilim.rug_wool(centre, size)
    tiles = [tuft_tile("rug pile %d" % k, wool, tile, tile) for k in range(2)]
    nx, ny = round((size[0] - 0.012) / tile), round((size[1] - 0.012) / tile)
    sx, sy = (size[0] - 0.012) / nx, (size[1] - 0.012) / ny
    for i in range(nx):
        for j in range(ny):
            obj = link(bpy.data.objects.new("rug pile", rnd.choice(tiles)))
            x, y = cx - size[0] / 2 + 0.006 + (i + 0.5) * sx, cy - size[1] / 2 + 0.006 + (j + 0.5) * sy
            obj.matrix_world = Matrix.Translation((x, y, 0.008)) @ Matrix.Diagonal((rnd.choice((-1, 1)) * sx / tile, rnd.choice((-1, 1)) * sy / tile, 1, 1))
    cilim.fringe(m, centre, size)


def curtain(m, x0, x1, top=2.75, y=None, waves=9, amplitude=0.045, seed=1, rod=None):
    """A floor-length linen curtain in front of the wall; rod = its ends (x from, x to)."""
    y = S.WALL_Y - 0.11 if y is None else y
    rnd = random.Random(seed)
    phase = [rnd.uniform(-1, 1) for _ in range(8)]
    nx, nz = int((x1 - x0) * 170), 44
    verts, uvs = [], []
    for i in range(nx + 1):
        for k in range(nz + 1):
            u, w = i / nx, k / nz
            a = amplitude * (0.55 + 0.45 * (1 - w))
            p = u * waves * 2 * math.pi + 0.9 * math.sin(u * 9 + phase[0] * 3) + 0.5 * math.sin(u * 23 + phase[1] * 3) + (1 - w) * 0.7 * math.sin(u * 7 + phase[2] * 3)
            dy = a * math.sin(p) + 0.35 * a * math.sin(2.1 * p + phase[3]) + 0.012 * (1 - w) * math.sin(u * 31 + w * 4)
            verts.append((x0 + (x1 - x0) * u + 0.012 * math.sin(2 * p) * (1 - w), y + dy, 0.012 + (top - 0.012) * w))
            uvs.append((u * (x1 - x0) * 1.8, w * top))
    n = nz + 1
    faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for i in range(nx) for k in range(nz)]
    obj = mesh_object("curtain", verts, faces, m["curtain"], 0, uvs)
    tube("curtain rod", [(x, y, top + 0.02) for x in rod or (x0 - 0.10, x1 + 0.30)], 0.012, m["brass"], 0).visible_shadow = False      # at midday it would draw streaks above the window
    return obj
