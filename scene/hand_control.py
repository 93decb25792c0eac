"""The hand control with its hook and spiral cable."""
import math

from mathutils import Euler, Matrix, Vector

from lifting_columns import CABLE_ENTRY
from shapes import plate, rounded_rectangle, tube


def icon(kind, size):
    """Outline of a small triangle that points up or down."""
    h = size if kind == "up" else -size
    points = [(-size, -h * 0.6), (size, -h * 0.6), (0, h)]
    return points if kind == "up" else points[::-1]


PICTOGRAMS = (((-6, 0), (-1, 0), (5, 4)),), (((-6, 0), (-1, 0), (2, 3), (6, 0)),), (((-6, 4), (-1, 0), (2, 3), (6, 0)),), (((-6, 0), (6, 0)), ((0, -3), (0, 3)))


def body(matrix, m):
    """The control itself; local x = across, y = along, z = out of the front."""
    plate("hand control", [rounded_rectangle(0.064, 0.172, 0.027, 12)], 0.024, matrix, m["plastic_light"], 0.009, 6)
    plate("hand control face", [rounded_rectangle(0.052, 0.128, 0.021, 10)], 0.0008, matrix @ Matrix.Translation((0, 0.012, 0.0122)), m["metal_dark"], 0.0003, 2)
    for row in range(4):
        for side in (-1, 1):
            at = matrix @ Matrix.Translation((side * 0.0140, 0.055 - row * 0.0265, 0.0138))
            plate("button", [rounded_rectangle(0.0145, 0.0165, 0.0064, 8)], 0.006, at, m["button_accent"] if row == 0 else m["button"], 0.0024, 4)
            plate("icon", [icon("up" if side < 0 else "down", 0.0038)], 0.0006, at @ Matrix.Translation((0, 0, 0.0030)),
                  m["paper"] if row == 0 else m["metal_dark"], 0.0001, 1)
        for line in PICTOGRAMS[row]:       # what the pair moves, between its buttons
            mark = tube("pictogram", [(0.0006 * x, 0.0006 * y, 0) for x, y in line], 0.0004, m["paper"], 0, resolution=2)
            mark.matrix_world = matrix @ Matrix.Translation((0, 0.055 - row * 0.0265, 0.0127))
    plate("lamp", [rounded_rectangle(0.006, 0.006, 0.0029, 6)], 0.002, matrix @ Matrix.Translation((0, -0.058, 0.0124)), m["button_accent"], 0.0006, 2)


def spiral(start, through, end, m, turns=36, radius=0.0072):
    """A spiral cable along a soft curve."""
    a, c, b = Vector(start), Vector(through), Vector(end)
    points, count = [], 13 * turns
    for i in range(count + 1):
        t = i / count
        p = a * (1 - t) ** 2 + c * 2 * t * (1 - t) + b * t * t
        tangent = ((c - a) * 2 * (1 - t) + (b - c) * 2 * t).normalized()
        u = Vector((0, 1, 0))
        w = tangent.cross(u).normalized()
        k = min(1, t * 14, (1 - t) * 14) * radius
        angle = 2 * math.pi * turns * t
        points.append(p + u * math.cos(angle) * k + w * math.sin(angle) * k)
    tube("spiral cable", points, 0.0023, m["plastic_grey"], 0, resolution=3)


def hang_on_rail(x, rail_top, rail_y, m):
    """Hang the control on the near rail: hook over the top bar, cable down to the frame and never on the floor."""
    y = rail_y - 0.034
    z = rail_top - 0.17
    body(Matrix.Translation((x, y, z)) @ Euler((math.radians(90), 0, 0)).to_matrix().to_4x4(), m)
    back = y + 0.0125
    tube("hook", [(x, back, z + 0.04), (x, back, rail_top + 0.0065), (x, rail_y + 0.022, rail_top + 0.0065), (x, rail_y + 0.022, rail_top - 0.035)],
         0.0045, m["steel"], 0.014)
    end = Vector((x - 0.16, rail_y - 0.028, max(z - 0.315, 0.26)))
    spiral((x, y, z - 0.086), (x + 0.03, y - 0.01, max(z - 0.30, 0.17)), end, m)
    # from the end of the spiral the cable runs plain below the frame into the control box
    bx, by, bz = CABLE_ENTRY
    entry, low = Vector((bx + 0.05, by, bz)), 0.07
    start = end + Vector((0.012, 0, 0.004))
    hanging = [start.lerp(entry, k / 16) - Vector((0, 0, min(low, max(0, start.lerp(entry, k / 16).z - 0.05)) * 4 * (k / 16) * (1 - k / 16))) for k in range(17)]
    tube("control cable", hanging + [entry - Vector((0.07, 0, 0))], 0.0034, m["plastic_grey"], 0.06)


def fluent(points, steps=10):
    """A smooth curve (Catmull-Rom) through points."""
    points = [points[0], *points, points[-1]]
    out = []
    for p, q, r, s in zip(points, points[1:], points[2:], points[3:]):
        out += [(2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) / 2 for t in (k / steps for k in range(steps))]
    return out + [points[-1]]
