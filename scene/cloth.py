"""Simulation of duvet and throw. Needed only after a change of mattress, deck or rails: the results are in cloth/.

    blender -b --factory-startup -P cloth.py -- sitting     (or: flat, made)
    blender -b --factory-startup -P cloth.py -- throws      the throw over each simulated duvet

sitting is folded back to the lap; flat covers the bed and lies inside the raised near rail at the head; made covers
the bed and hangs over the lowered rail.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import bedding
import deck
import rails
import settings as S
from shapes import box, fillet, mesh_object, refine_ends, resample, sweep

FOLDER = os.path.join(HERE, "cloth")
LIFT = 0.030            # cloth above the mattress: half the thickness of the duvet and some air
STEP = 0.0155           # grid of the simulation
HANG_Y = -0.478         # plane in which the near side hangs, above the lowered rail
HANG = 0.100            # length that hangs on the near side
INSIDE_Y, INSIDE_HANG = -0.468, 0.055       # the same inside the rail
RAIL_FROM = -0.02, 0.20  # x where the rail begins, and the length before it on which the edge runs inwards
# pose, head edge on the deck, whether the near rail at the head is raised
DUVETS = {"sitting": (deck.SITTING, 1.02, False), "flat": (deck.Pose(back=0, knee=0), 0.56, True), "made": (deck.Pose(back=0, knee=0), 0.56, False)}
FOOT = 1.97             # foot edge on the deck

THROWS = ("sitting", 0.10), ("flat", 0.10), ("flat", 0.40), ("made", 0.62)      # a duvet; how far from its foot edge the throw lies
KNOT = 0.0115           # grid of the throw
WIDTH, HEM = 0.47, -0.08        # of the throw; height of its hem above the deck
FRONT = -S.RAIL_Y - rails.THICKNESS / 2 - 0.007         # plane before which the throw hangs: the lowered rails
PULL = 0.00024          # metres that a step of the fall adds
GATHER = 1.11           # how much wider the hanging part is than the place that it takes, which makes its folds


def starting_shape(pose, head, rail_up):
    """Grid rows from head to foot: the duvet lies on the mattress and hangs over the near edge, without contact."""
    columns = round((0.425 - HANG_Y + HANG) / STEP)
    phase = np.random.default_rng(4).uniform(0, 6, 8)
    rows = []
    for distance in np.linspace(head, FOOT, round((FOOT - head) / STEP) + 1):
        p = deck.on_surface(pose, distance, S.MATTRESS_HEIGHT + LIFT)[0]
        x, row = 1 - distance, []       # same folds in every pose
        inside = np.clip((p.x - RAIL_FROM[0]) / RAIL_FROM[1] + 1, 0, 1) if rail_up else 0
        inside = inside * inside * (3 - 2 * inside)
        edge, drop = HANG_Y + (INSIDE_Y - HANG_Y) * inside, HANG + (INSIDE_HANG - HANG) * inside
        path = fillet([(0, 0.425, 0), (0, edge, 0), (0, edge, -drop)], 0.07 - 0.03 * inside, 10)
        length = sum((b - a).length for a, b in zip(path, path[1:]))
        for q in resample(path, length / columns):
            hang = max(0.0, -q.z)
            wave = 0.008 * (np.sin(x * 21 + phase[0] + q.y * 7) + 0.7 * np.sin(x * 37 + phase[1] - q.y * 11)
                            + 0.5 * np.sin(x * 12 + q.y * 19 + phase[3]))
            on_top = 1 if hang < 0.02 else 0
            row.append((p.x + 0.012 * np.sin(q.y * 4 + phase[2]), q.y - (1 - on_top) * abs(wave) * (1 + 3 * hang / HANG) * (1 - inside),
                        p.z + q.z + on_top * (abs(wave) * 0.9 + 0.002)))
        rows.append(row)
    return np.array(rows)


def collider(obj, thickness, friction):
    """Make an object a collider for the cloth."""
    obj.modifiers.new("collision", "COLLISION")
    obj.collision.thickness_outer, obj.collision.cloth_friction, obj.collision.thickness_inner = thickness, friction, 0.1


def simulate(name, frames=30):
    """Simulate the duvet and save the grid as cloth/duvet_<name>.npz."""
    pose, head, rail_up = DUVETS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.fps, scene.frame_end = 24, frames
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    path = refine_ends(deck.line(pose, 0.05), 0.045, 2)
    collider(sweep("mattress", path, S.MATTRESS_WIDTH, S.MATTRESS_HEIGHT, 0.045, None, steps=3), LIFT - 0.010, 15)
    collider(box("lowered rails", (-0.5, -0.49, pose.height - 0.19), (2.4, 0.085, 0.40), None, 0.01), 0.020, 6)
    collider(box("far rail", (0, 0.52, 0.6), (2.4, 0.04, 1.2), None, 0), 0.004, 5)
    collider(box("footboard", (-S.BOARD_X, 0, 0.6), (0.05, 1.4, 0.9), None, 0), 0.012, 5)
    grid = starting_shape(pose, head, rail_up)
    n, m, _ = grid.shape
    faces = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)]
    obj = mesh_object("duvet", grid.reshape(-1, 3), faces, None, 0)
    pins = obj.vertex_groups.new(name="pins")
    pins.add([i * m + j for i in range(n) for j in (0, 1)], 1.0, "REPLACE")
    cloth = obj.modifiers.new("cloth", "CLOTH")
    c = cloth.settings
    c.quality, c.mass, c.air_damping, c.vertex_group_mass = 8, 0.15, 3, "pins"
    c.tension_stiffness = c.compression_stiffness = 55
    c.shear_stiffness, c.bending_stiffness, c.shrink_min = 14, 0.5, -0.085
    c.tension_damping = c.compression_damping = 25
    c.shear_damping, c.bending_damping = 10, 3
    k = cloth.collision_settings
    k.collision_quality, k.distance_min, k.use_self_collision = 2, 0.008, False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    start = time.time()
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
        if frame % 5 == 0:
            print("frame", frame, "%.0f s" % (time.time() - start), flush=True)
    mesh = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    result = np.array([v.co[:] for v in mesh.vertices], np.float32).reshape(n, m, 3)
    print(name, result.shape, result.min((0, 1)), result.max((0, 1)), flush=True)
    np.savez_compressed(os.path.join(FOLDER, "duvet_%s.npz" % name), grid=result.astype(np.float32), height=pose.height)


def spread(grid, start):
    """The throw before it falls: it lies on the duvet and then hangs before the rails, without contact."""
    part = bedding.across(bedding.smooth(grid, 30), start, WIDTH, 7)
    part = part + bedding.normals(part) * (bedding.THICK / 2 + 0.012)
    rows = []
    for row in part:
        top = [Vector(p) for p in row[row[:, 1] > -0.40][::4]]
        last = top[-1]
        path = fillet([*top, Vector((last.x, FRONT - 0.025, last.z)), Vector((last.x, FRONT - 0.025, HEM))], 0.05, 8)
        rows.append(np.array([p[:] for p in resample(path, KNOT)]))
    count = round(np.mean([len(row) for row in rows]))
    rows = np.array([[np.interp(np.linspace(0, 1, count), np.linspace(0, 1, len(row)), row[:, k]) for k in range(3)] for row in rows]).transpose(0, 2, 1)
    u = np.linspace(0, len(rows) - 1, round(WIDTH / KNOT) + 1)
    i = np.minimum(u.astype(int), len(rows) - 2)
    rows = rows[i] * (1 - u + i)[:, None, None] + rows[i + 1] * (u - i)[:, None, None]
    low = np.clip((0.17 - rows[..., 2]) / 0.2, 0, 1)
    s = np.linspace(0, WIDTH, len(rows))[:, None]
    rows[..., 1] -= low * 0.012 * (1 + np.sin(s * 44 + 0.8) + 0.6 * np.sin(s * 83 + rows[..., 2] * 9))
    return rows


def drape(kind, start, steps=360, rounds=16):
    """Let the throw fall over a simulated duvet and the lowered rails; save its grid as cloth/throw_<duvet>_<start>.npz."""
    grid = bedding.shaped(bedding.kept(kind))
    u, v = bedding.lengths(grid)
    edge = np.minimum(np.minimum(u, u[-1] - u)[:, None], np.minimum(v, v[-1] - v)[None, :])
    body = (grid + bedding.normals(grid) * bedding.half_thickness(edge)[..., None])[::2, ::2]
    n, m, _ = body.shape
    tree = BVHTree.FromPolygons(body.reshape(-1, 3).tolist(), [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)])
    upwards = 1 if tree.find_nearest((0, 0, 1))[1].z > 0 else -1
    x = spread(grid, start)
    hang = np.clip((0.15 - x[..., 2]) / 0.1, 0, 1)
    links = []          # two sets of points, length, stiffness when stretched, when compressed
    for (di, dj), pull, push in (((1, 0), 1, 0.5), ((0, 1), 1, 0.5), ((1, 1), 0.25, 0.12), ((1, -1), 0.25, 0.12), ((2, 0), 0, 0.05), ((0, 2), 0, 0.05)):
        step = max(di, dj)
        rows, columns = np.arange(x.shape[0] - di), np.arange(max(0, -dj), x.shape[1] - max(0, dj))
        for turn in (0, 1):         # links that share no point
            a = np.ix_(rows[rows // step % 2 == turn], columns) if di else np.ix_(rows, columns[columns // step % 2 == turn])
            b = a[0] + di, a[1] + dj
            links.append((a, b, KNOT * np.hypot(di * (1 + (GATHER - 1) * hang[a]), dj), pull, push))
    before, low, high = x.copy(), rails.LOWERED[1] - rails.BAR / 2, rails.top(False) + 0.006
    for step in range(steps):
        speed = (x - before) * 0.965
        before = x.copy()
        x = x + speed
        x[..., 2] -= PULL
        for _ in range(rounds):
            for a, b, length, pull, push in links:
                d = x[b] - x[a]
                now = np.linalg.norm(d, axis=2)
                share = np.where(now > length, pull, push) * (now - length) / np.maximum(now, 1e-9) / 2
                x[a] += d * share[..., None]
                x[b] -= d * share[..., None]
            x[:, :2] = before[:, :2]
        if step % 4 == 0:
            found = [tree.find_nearest(p) for p in x.reshape(-1, 3).tolist()]
            near = np.array([f[0][:] for f in found]).reshape(x.shape), np.array([f[1][:] for f in found]).reshape(x.shape) * upwards
        depth = 0.0065 - ((x - near[0]) * near[1]).sum(2)
        touching = (depth > 0) & (np.linalg.norm(x - near[0], axis=2) < 0.09)
        x += near[1] * np.where(touching, depth, 0)[..., None]
        out, up = x[..., 1] - FRONT, high - x[..., 2]
        rail = (out > 0) & (up > 0) & (x[..., 2] > low)
        x[..., 1] -= np.where(rail & ((out < up) | (up > 0.02)), out, 0)
        x[..., 2] += np.where(rail & (out >= up) & (up <= 0.02), up, 0)
        grip = np.where(touching, 0.75, np.where(rail, 0.45, 0))[..., None]
        before += (x - before) * grip
    print(kind, start, x.shape, x.min((0, 1)), x.max((0, 1)), flush=True)
    np.savez_compressed(os.path.join(FOLDER, "throw_%s_%02d.npz" % (kind, round(100 * start))), grid=x.astype(np.float32))


if __name__ == "__main__":
    if sys.argv[-1] == "throws":
        for kind, start in THROWS:
            drape(kind, start)
    else:
        simulate(sys.argv[-1])
