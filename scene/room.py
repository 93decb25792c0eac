"""The room: wall, floor, skirting, rug with pile, a framed print, a curtain."""
import math
import random

import bpy
from mathutils import Matrix, noise

import settings as S
from materials import plain
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
    """A wool rug: a tile of modelled tufts, instanced over the ground, with a line along the border."""
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
    tiles = [tuft_tile("rug pile %d" % k, m["rug"], tile, tile) for k in range(2)]
    nx, ny = round((size[0] - 0.012) / tile), round((size[1] - 0.012) / tile)
    sx, sy = (size[0] - 0.012) / nx, (size[1] - 0.012) / ny
    for i in range(nx):
        for j in range(ny):
            obj = link(bpy.data.objects.new("rug pile", rnd.choice(tiles)))
            x, y = cx - size[0] / 2 + 0.006 + (i + 0.5) * sx, cy - size[1] / 2 + 0.006 + (j + 0.5) * sy
            obj.matrix_world = Matrix.Translation((x, y, 0.008)) @ Matrix.Diagonal((rnd.choice((-1, 1)) * sx / tile, rnd.choice((-1, 1)) * sy / tile, 1, 1))
    for inset in (0.10, 0.135):         # two fine lines, slightly raised
        length, depth = size[0] - 2 * inset, size[1] - 2 * inset
        for horizontal in (True, False):
            extent = length if horizontal else depth
            count = max(1, round(extent / 0.5))
            strip = tuft_tile("rug line", m["rug_line"], extent / count, 0.017)
            for side in (-1, 1):
                for k in range(count):
                    along = -extent / 2 + (k + 0.5) * extent / count
                    obj = link(bpy.data.objects.new("rug line", strip))
                    if horizontal:
                        obj.matrix_world = Matrix.Translation((cx + along, cy + side * depth / 2, 0.0095))
                    else:
                        obj.matrix_world = Matrix.Translation((cx + side * length / 2, cy + along, 0.0095)) @ Matrix.Rotation(math.pi / 2, 4, "Z")


def hills_print(m, x, z, width=0.62, height=0.80):
    """A framed print of our own: layered hills around a valley, and a pale sun."""
    y = S.WALL_Y - 0.018
    front = plane_matrix((x, y, z), (1, 0, 0), (0, 0, 1))
    rim = 0.018
    plate("picture frame", [rounded_rectangle(width, height, 0.004, 3), rounded_rectangle(width - 2 * rim, height - 2 * rim, 0.003, 3)[::-1]], 0.030, front, m["oak_x"], 0.003)
    box("mount", (x, y + 0.006, z), (width - rim, 0.004, height - rim), m["paper"], 0)
    w, h = width - 0.17, height - 0.20
    box("print ground", (x, y + 0.0035, z), (w, 0.0012, h), plain("print sky", "#eee7d8", 0.95), 0)
    tones = ("#d3d6cb", "#b6beb1", "#8b998b", "#5f7166", "#35483f")
    sun = [(0.17 * w + 0.075 * math.cos(a), 0.20 * h + 0.075 * math.sin(a)) for a in (i * math.pi / 36 for i in range(72))]
    plate("print sun", [sun], 0.0006, plane_matrix((x, y + 0.0026, z), (1, 0, 0), (0, 0, 1)), plain("print sun", "#d8bd97", 0.95), 0.0001, 1)
    for k, tone in enumerate(tones):
        level = h * (0.13 - 0.125 * k)
        ridge = []
        for i in range(81):
            u = i / 80
            valley = (abs(u - 0.42 - 0.07 * math.sin(k * 2.1)) * 0.20 - 0.05) * (1 - 0.10 * k)
            ridge.append((-w / 2 + w * u, level + h * (valley + 0.035 * noise.noise((u * 3.2 + k * 4.1, k, 0)) + 0.012 * noise.noise((u * 11 + k, 3, k)))))
        outline = [(-w / 2, -h / 2), (w / 2, -h / 2)] + ridge[::-1]
        plate("print hill", [outline], 0.0006, plane_matrix((x, y + 0.0022 - 0.0005 * k, z), (1, 0, 0), (0, 0, 1)), plain("print hill %d" % k, tone, 0.95), 0.0001, 1)


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
    tube("curtain rod", [(x, y, top + 0.02) for x in rod or (x0 - 0.10, x1 + 0.30)], 0.012, m["brass"], 0)
    return obj
