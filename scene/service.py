"""What the service brings, one object in a low sun: keys, the hand control, folder and receipt, the boards of the bed."""
import math

import numpy as np
from mathutils import Matrix, Vector, noise

import bedding
import frame
import furniture
import hand_control
import plant
import rails
import room
import settings as S
import tables
from materials import plain, woven
from shapes import plate, rounded_rectangle, tube

TOP = 0.745         # height of the table


def linen(x, y, width, depth, z, seed=3):
    """A linen cloth that lies on a table in soft folds. Returns its height at a point."""
    def height(px, py):
        along, across = 0.86 * px + 0.51 * py, -0.51 * px + 0.86 * py
        fold = math.exp(-((across - 0.115 - 0.020 * math.sin(along * 9)) / 0.020) ** 2) * 0.018 + math.exp(-((across + 0.125 - 0.03 * math.sin(along * 7 + 2)) / 0.026) ** 2) * 0.016
        return z + 0.003 + fold + 0.003 * noise.noise((px * 9, py * 9, seed)) + 0.0012 * noise.noise((px * 31, py * 27, seed))
    n = 180
    grid = np.array([[(x + width * (i / n - 0.5), y + depth * (0.5 - j / n), 0) for j in range(n + 1)] for i in range(n + 1)])
    for row in grid:
        for point in row:
            point[2] = height(point[0], point[1])
    bedding.filled("linen", grid, 0.0018, 0.0018, 0.02, (woven("linen", S.LINEN, thread=0.0011, slub=0.7, crease=0.30, variation=0.04),))
    return height


def control(m):
    """The hand control on linen, its cable in a loose curve."""
    furniture.table(0, 0, m)
    height = linen(0, 0.05, 1.2, 0.9, TOP)
    at = Matrix.Translation((0.0, 0.0, max(height(0.03 * x, 0.08 * y) for x in (-1, 0, 1) for y in (-1, 0, 1)) + 0.011)) @ Matrix.Rotation(math.radians(-24), 4, "Z")
    hand_control.body(at, m)
    start, away = at @ Vector((0, -0.080, -0.002)), at @ Vector((0, -0.112, -0.003))
    points = [start, away]
    for x, y in ((-0.015, -0.150), (0.055, -0.155), (0.110, -0.095), (0.130, 0.000), (0.20, 0.06), (0.36, 0.07)):
        points.append(Vector((x, y, height(x, y) + 0.0055)))
    tube("cable relief", [start, away], 0.0052, m["plastic_grey"], 0, radii=[1.0, 0.7])
    line = hand_control.fluent(points)
    for p in line[14:]:
        p.z = max(p.z, height(p.x, p.y) + 0.0045)
    tube("control cable", line, 0.0034, m["plastic_grey"], 0)


def keys(m):
    """Two keys with a tag of pine leather on linen."""
    m["brass_key"] = plain("brass key", "#b5954f", 0.32, Metallic=1.0)
    furniture.table(0, 0, m)
    height = linen(0, 0.05, 0.8, 0.7, TOP)
    z = max(height(0.02 * x, 0.02 * y) for x in (-2, 0, 2) for y in (-1, 0, 1)) + 0.001
    tables.keys(tables.flat(-0.012, 0.012, z, 62), m)
    tag, hole = rounded_rectangle(0.024, 0.060, 0.010, 8), [(0.003 * math.cos(a), 0.022 + 0.003 * math.sin(a)) for a in (-math.pi * k / 12 for k in range(24))]
    plate("key tag", [tag, hole], 0.0026, tables.flat(-0.012, 0.012, z + 0.0012, 205) @ Matrix.Translation((0, -0.0345, 0)), m["pine"], 0.0009, 3)


def boards(m):
    """Headboard and footboard lean on the wall and a rail lies before them: the bed is ready to go."""
    room.shell(m)
    frame.board("headboard", 0, 0, 0.66, 0.055, m, frame.leaning_matrix(0.06, S.WALL_Y - 0.20, 12))
    frame.board("footboard", 0, 0, 0.475, 0.040, m, frame.leaning_matrix(-0.26, S.WALL_Y - 0.30, 14))
    rails.rail(m, rails.lying_matrix(-0.15, S.WALL_Y - 0.58, -7))


def service(picture, m, bed):
    """The object of a picture."""
    tables.table_objects(m)
    if picture["object"] == "control":
        return control(m)
    if picture["object"] == "boards":
        return boards(m)
    if picture["object"] == "keys":
        return keys(m)
    room.shell(m)
    furniture.table(0, 0.1, m)
    plant.twigs(-0.42, 0.10, TOP, m, vase="ceramic_pine", seed=8)
    tables.folder(tables.flat(-0.02, 0.02, TOP, 16), m)
    tables.receipt(tables.flat(0.065, -0.075, TOP + 0.0105, -9), m)
    return None
