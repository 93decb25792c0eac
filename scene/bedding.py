"""Duvet with a turned-down edge, throw with fringe, pillow and cushion."""
import math
import os

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

import deck
import settings as S
from shapes import mesh_object, subdivide, tube

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cloth")


def normals(grid):
    """Unit normals of a grid (rows from head to foot, columns from the far to the near side)."""
    n = np.cross(np.gradient(grid, axis=1), np.gradient(grid, axis=0))
    n /= np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-9)
    return n if n[len(n) // 2, 3, 2] > 0 else -n


def smooth(grid, rounds):
    """Smooth a grid without its border."""
    grid = grid.copy()
    for _ in range(rounds):
        grid[1:-1, 1:-1] += 0.5 * ((grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]) / 4 - grid[1:-1, 1:-1])
    return grid


def calm_edge(grid, reach=0.13, sigma=6):
    """Smooth the waves along the head edge for the turned-down part."""
    offsets = np.arange(-3 * sigma, 3 * sigma + 1)
    kernel = np.exp(-offsets ** 2 / (2 * sigma ** 2))
    kernel /= kernel.sum()
    k = len(offsets) // 2
    padded = np.concatenate([2 * grid[:, :1] - grid[:, k:0:-1], grid, 2 * grid[:, -1:] - grid[:, -2:-k - 2:-1]], 1)
    even = sum(w * padded[:, i:i + grid.shape[1]] for i, w in enumerate(kernel))
    share = np.exp(-(lengths(grid)[0] / reach) ** 2)[:, None, None]
    return grid * (1 - share) + even * share


def refine(grid, factor=2):
    """Resample the surface as a finer grid (Catmull-Rom)."""
    def along(a):
        n = len(a)
        t = np.linspace(0, n - 1, (n - 1) * factor + 1)
        i = np.clip(t.astype(int), 0, n - 2)
        f = (t - i)[:, None, None]
        p0, p1, p2, p3 = a[np.maximum(i - 1, 0)], a[i], a[i + 1], a[np.minimum(i + 2, n - 1)]
        return 0.5 * (2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * f ** 3)
    grid = along(grid)
    return along(grid.transpose(1, 0, 2)).transpose(1, 0, 2)


def lengths(grid):
    """UV in metres: mean length along the rows and the columns."""
    u = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(grid, axis=0), axis=2).mean(1))])
    v = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(grid, axis=1), axis=2).mean(0))])
    return u, v


STRANDS = 120           # of the fringe of the throw
THICK, RIM, TAPER = 0.040, 0.006, 0.045         # the duvet: thickness, seam, distance from seam to full thickness


def half_thickness(distance, thickness=THICK, rim=RIM, taper=TAPER):
    """Half the thickness of a filled body at a distance from its seam."""
    return (rim + (thickness - rim) * (1 - np.exp(-distance / taper))) / 2


def turned_down(grid, depth, radius=0.029, skew=0.25):
    """Fold the head edge back over the cloth. The fold follows the folds below it, so nothing intersects."""
    n = normals(smooth(grid, 6))
    u, v = lengths(grid)
    rows = int(np.searchsorted(u, depth))
    side = np.minimum(v, v[-1] - v)
    cols = np.arange(grid.shape[1])
    fold = []
    for k in range(rows, -1, -1):
        reach = u[k] * (1 + skew * (v / v[-1] - 0.5))          # the turned part is not quite parallel
        index = np.clip(np.interp(reach, u, np.arange(len(u))), 0, len(u) - 1)
        low = index.astype(int)
        f = (index - low)[:, None]
        high = np.minimum(low + 1, len(u) - 1)
        p = grid[low, cols] * (1 - f) + grid[high, cols] * f
        q = n[low, cols] * (1 - f) + n[high, cols] * f
        loft = half_thickness(side) + half_thickness(np.minimum(side, u[rows] - u[k])) + 0.003
        loft = np.maximum(loft, 2 * radius * math.exp(-u[k] / 0.06))
        fold.append(p + q * loft[:, None])
    edge, normal = grid[0], n[0]
    tangent = grid[0] - grid[1]
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    turn = [edge + normal * radius + tangent * radius * math.sin(a) * 1.1 + normal * radius * math.cos(a)
            for a in (math.pi * k / 7 for k in range(1, 7))]
    return np.concatenate([np.array(fold), np.array(turn), grid])


def relief(grid, amount, scale, seed, ridge=0.5):
    """Soft random folds along the normals; ridge = share of narrow folds."""
    n = normals(grid)
    u, v = lengths(grid)
    out = grid.copy()
    for i in range(grid.shape[0]):
        for j in range(grid.shape[1]):
            a = noise.noise((u[i] * scale, v[j] * scale * 0.8, seed))
            b = 0.5 - abs(noise.noise((u[i] * scale * 1.7 + 0.6 * a, v[j] * scale * 1.3, seed + 9)))
            out[i, j] += n[i, j] * amount * ((1 - ridge) * a + ridge * b)
    return out


def filled(name, grid, thickness, rim, taper, materials):
    """Close a grid to a body that is thick in the middle and thin at its seams. UV in metres."""
    n = normals(grid)
    u, v = lengths(grid)
    edge = np.minimum(np.minimum(u, u[-1] - u)[:, None], np.minimum(v, v[-1] - v)[None, :])
    half = half_thickness(edge, thickness, rim, taper)
    rows, cols, _ = grid.shape
    top, low = grid + n * half[..., None], grid - n * half[..., None]
    verts = np.concatenate([top.reshape(-1, 3), low.reshape(-1, 3)])
    uv = np.stack(np.meshgrid(u, v, indexing="ij"), 2).reshape(-1, 2)
    uvs = np.concatenate([uv, uv]).tolist()
    count = rows * cols
    quads = [(i * cols + j, i * cols + j + 1, (i + 1) * cols + j + 1, (i + 1) * cols + j) for i in range(rows - 1) for j in range(cols - 1)]
    faces = quads + [tuple(count + k for k in q[::-1]) for q in quads]
    border = [(i, 0) for i in range(rows)] + [(rows - 1, j) for j in range(1, cols)] \
        + [(i, cols - 1) for i in range(rows - 2, -1, -1)] + [(0, j) for j in range(cols - 2, 0, -1)]
    border = [i * cols + j for i, j in border]
    for a, b in zip(border, border[1:] + border[:1]):
        faces.append((a, b, b + count, a + count))
    obj = mesh_object(name, verts.tolist(), faces, materials[0], 0, uvs)
    if len(materials) > 1:
        obj.data.materials.append(materials[1])
        for polygon in obj.data.polygons:
            if min(polygon.vertices) >= count:
                polygon.material_index = 1
    subdivide(obj, 1)
    return obj, (u[-1], v[-1])


def kept(kind):
    """A simulated duvet on a deck at height 0."""
    data = np.load(os.path.join(FOLDER, "duvet_%s.npz" % kind))
    return data["grid"].astype(float) - np.array([0, 0, float(data["height"])])


def duvet_grid(kind, pose):
    """The simulated duvet on a deck at the height of the pose."""
    return kept(kind) + np.array([0, 0, pose.height])


def shaped(grid):
    """A simulated duvet as a finer grid with the small folds of its cloth."""
    grid = refine(smooth(grid, 1))
    for amount, scale, seed, ridge in ((0.0072, 9, 3, 0.7), (0.0075, 19, 5, 0.9), (0.0012, 44, 7, 1)):
        grid = relief(grid, amount, scale, seed, ridge)
    return grid


def drawn_up(grid, amount, start=-0.05, end=0.13, reach=0.24):
    """Draw the near edge towards the middle of the bed by an amount, from start to end (x) more and more."""
    v = lengths(grid)[1]
    share = np.clip((grid[:, -1, 0] - start) / (end - start), 0, 1)
    near = np.clip((v - v[-1] + reach) / reach, 0, 1)
    source = v - amount * (share * share * (3 - 2 * share))[:, None] * near ** 1.5
    return np.array([[np.interp(s, v, row[:, k]) for k in range(3)] for s, row in zip(source, grid)]).transpose(0, 2, 1)


def duvet(kind, pose, woven, fold, draw_up):
    """Duvet with its head edge turned down."""
    grid = shaped(duvet_grid(kind, pose))
    whole = turned_down(calm_edge(drawn_up(grid, draw_up) if draw_up else grid), fold)
    u, v = lengths(whole)
    size = (u[-1], v[-1])
    front = woven("duvet", S.DUVET, thread=0.0006, slub=0.4, crease=0.34, variation=0.018, hem=0.016, size=size)
    back = woven("duvet back", S.DUVET_BACK, thread=0.0006, slub=0.4, crease=0.34, variation=0.03, hem=0.016, size=size)
    filled("duvet", whole, THICK, RIM, TAPER, (front, back))


def across(grid, start, width, angle):
    """A strip of the grid: its distance from the foot edge on the near side, its width, its angle to the rows."""
    u, v = lengths(grid)
    index = np.arange(len(u))
    from_foot = np.linspace(start + width, start, round(width / (u[-1] / len(u))))
    rows = [np.interp(u[-1] - from_foot - math.tan(math.radians(angle)) * (v[-1] - reach), u, index) for reach in v]
    columns = []
    for j, row in enumerate(rows):
        low = np.minimum(row.astype(int), len(u) - 2)
        f = (row - low)[:, None]
        columns.append(grid[low, j] * (1 - f) + grid[low + 1, j] * f)
    return np.array(columns).transpose(1, 0, 2)


def throw(kind, start, m, height):
    """The simulated waffle throw over a duvet at a distance from its foot edge, on a deck at this height, with a fringe."""
    data = np.load(os.path.join(FOLDER, "throw_%s_%02d.npz" % (kind, round(100 * start))))
    part = relief(refine(data["grid"].astype(float) + np.array([0, 0, height])), 0.0022, 14.0, 21.0, 0.5)
    obj, _ = filled("throw", part, 0.007, 0.005, 0.02, (m["throw"],))
    mesh = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    seen = np.array([v.co[:] for v in mesh.vertices])
    rng = np.random.default_rng(2)
    front, low, high = -S.RAIL_Y - 0.018, height - 0.120, height + 0.012
    for place in np.linspace(1.0, len(part) - 2.0, STRANDS):
        i = int(place)
        p = part[i, -1] * (1 - place + i) + part[i + 1, -1] * (place - i)
        p = Vector(seen[np.argmin(((seen - p) ** 2).sum(1))])
        q, points, length = Vector(part[i, -1] - part[i, -3]).normalized(), [p], 0.046 + rng.normal(0, 0.003)
        lean = Vector((rng.normal(0, 0.16), rng.normal(0, 0.10), 0))
        for k in range(5):
            q = (q * 0.45 + Vector((0, 0, -0.55)) + lean * (0.4 if k < 3 else -0.2)).normalized()
            p = p + q * length / 5
            if low < p.z < high:
                p.y = min(p.y, front)
            points.append(p)
        tube("fringe", points, 0.0013, m["throw_hem"], 0, resolution=2, radii=[1, 1.1, 1, 1, 1.15, 0.9])
    return obj


def pillow_rim(faces):
    """Ordered border of the pillow: the vertices that both halves share."""
    count = len(faces) // 2
    upper, lower = set(np.unique(faces[:count])), set(np.unique(faces[count:]))
    shared = upper & lower
    edges = {}
    for face in faces[:count]:
        for a, b in zip(face, np.roll(face, -1)):
            if a in shared and b in shared:
                edges.setdefault(a, set()).add(b)
                edges.setdefault(b, set()).add(a)
    # inner edges between two border vertices of a corner face do not matter: walk along the outline
    start = next(iter(edges))
    ring, previous = [start], None
    while True:
        options = [b for b in edges[ring[-1]] if b != previous and (b not in ring or (b == start and len(ring) > 2))]
        if not options:
            break
        previous = ring[-1]
        if options[0] == start:
            break
        ring.append(options[0])
    return ring


def rounded_corners(verts, rim, a=0.306, b=0.177, power=9):
    """Draw the pointed corners of the simulated pillow in to a rounded outline (a superellipse)."""
    def radius(x, y):
        return (np.abs(np.cos(np.arctan2(y, x)) / a) ** power + np.abs(np.sin(np.arctan2(y, x)) / b) ** power) ** (-1 / power)
    outline = verts[rim]
    angle = np.arctan2(outline[:, 1], outline[:, 0])
    order = np.argsort(angle)
    around = np.arctan2(verts[:, 1], verts[:, 0])
    reach = np.interp(around, angle[order], np.hypot(outline[:, 0], outline[:, 1])[order], period=2 * math.pi)
    share = np.hypot(verts[:, 0], verts[:, 1]) / reach
    out = verts.copy()
    out[:, :2] *= (1 + (radius(verts[:, 0], verts[:, 1]) / reach - 1) * np.clip(share, 0, 1) ** 2)[:, None]
    return out


def pillow(name, material, matrix, scale=(1, 1, 1), sink=0.0, dent=0.0, sag=0.0):
    """A pillow (local x along its length, y to the head, z up) with a piped seam; sink = share of its
    filling that has slid to the foot, dent = depth of the hollow that a head has left, sag = shear of the upper side to
    the foot."""
    data = np.load(os.path.join(FOLDER, "pillow.npz"))
    faces = data["f"]
    ring = pillow_rim(faces)
    verts = rounded_corners(data["v"].astype(float), ring) * np.array(scale)
    verts[:, 2] -= (verts[:, 2].max() + verts[:, 2].min()) / 2
    x, y = verts[:, 0] / np.abs(verts[:, 0]).max(), verts[:, 1] / np.abs(verts[:, 1]).max()
    verts[:, 2] *= 1 - sink * y
    body = np.clip(1 - np.maximum(np.abs(x), np.abs(y)), 0, 0.35) / 0.35       # the seams keep their place
    verts[:, 2] -= body * (verts[:, 2] > 0) * dent * np.exp(-(x / 0.52) ** 2 - ((y - 0.08) / 0.62) ** 2)
    waves = [0.010 * noise.noise((u * 3.1, v * 2.2, 4)) + 0.006 * (0.5 - abs(noise.noise((u * 5.5 + v * 2, v * 4, 9)))) for u, v in zip(x, y)]
    verts[:, 2] += body * np.array(waves) * np.sign(verts[:, 2])
    verts[:, 1] -= body * sag * verts[:, 2]
    obj = mesh_object(name, verts, faces, material, 0)
    obj.matrix_world = matrix
    subdivide(obj, 2)
    path = [Vector(verts[i]) for i in ring]
    seam = tube(name + " seam", path, 0.0032, material, 0, cyclic=True, resolution=3)
    seam.matrix_world = matrix
    return obj


def on_deck(pose, distance, lift, y=0.0, tilt=0.0, yaw=0.0):
    """Matrix for a pillow at a distance from the head end; tilt lifts its head edge."""
    p, tangent, normal = deck.on_surface(pose, distance, S.MATTRESS_HEIGHT + lift, y)
    x, yy, z = Vector((0, 1, 0)), -tangent, normal
    x = yy.cross(z)
    base = Matrix(((x.x, yy.x, z.x, p.x), (x.y, yy.y, z.y, p.y), (x.z, yy.z, z.z, p.z), (0, 0, 0, 1)))
    return base @ Euler((tilt, 0, yaw)).to_matrix().to_4x4()


def build(pose, m, woven, kind=None, throw_at=0.10, fold=0.18, draw_up=0.0):
    """All bedding. kind names the simulated duvet (None = no duvet); throw_at = distance of the throw from its foot edge."""
    if kind:
        duvet(kind, pose, woven, fold, draw_up)
        throw(kind, throw_at, m, pose.height)
    if pose.back > 20:
        pillow("pillow behind", m["pillow"], on_deck(pose, 0.33, 0.050, 0.03, math.radians(3), -0.04), (1.0, 1.0, 0.70), 0.10)
        pillow("pillow", m["pillow"], on_deck(pose, 0.43, 0.098, -0.01, math.radians(12), 0.03), (1.0, 1.0, 0.78), 0.25, 0.055, 0.25)
    else:
        pillow("pillow", m["pillow"], on_deck(pose, 0.29, 0.050, 0.0, math.radians(7), 0.02), (1.0, 1.0, 0.86), 0, 0.030)
        pillow("cushion", m["cushion"], on_deck(pose, 0.43, 0.130, -0.05, math.radians(44), 0.15), (0.54, 0.92, 0.44))
