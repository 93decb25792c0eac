"""Simulation of the duvet. Needed only after a change of mattress or deck: the results are in cloth/.

    blender -b --factory-startup -P cloth.py -- sitting     (or: flat, made)

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

import deck
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


if __name__ == "__main__":
    simulate(sys.argv[sys.argv.index("--") + 1])
