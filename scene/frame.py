"""The frame: side beams, deck sections with slats, actuators, oak side panels, head- and footboard."""
import math

from mathutils import Matrix, Vector

import deck
import settings as S
from shapes import box, cylinder, plane_matrix, plate, rounded_rectangle, tube

BEAM = 0.018


def board_outline(width, low, high, corner, arch, foot=0.045, steps=96):
    """Outline of a board: rounded feet below, an arched top edge between rounded shoulders."""
    points = []
    for centre, start in ((-width / 2 + foot, 180), (width / 2 - foot, 270)):
        points += [(centre + foot * math.cos(math.radians(start + 5 * i)), low + foot + foot * math.sin(math.radians(start + 5 * i)))
                   for i in range(19)]
    for i in range(33):
        a = math.radians(90 * i / 32)
        points.append((width / 2 - corner + corner * math.cos(a), high - corner + corner * math.sin(a)))
    for i in range(1, steps):
        u = 1 - 2 * i / steps
        points.append(((width / 2 - corner) * u, high + arch * (1 - u * u) ** 1.0))
    for i in range(33):
        a = math.radians(90 + 90 * i / 32)
        points.append((-width / 2 + corner + corner * math.cos(a), high - corner + corner * math.sin(a)))
    return points


def strip(outline, x, side):
    """The part of a convex outline on one side (1 or -1) of a vertical line."""
    part = []
    for p, q in zip(outline, outline[1:] + outline[:1]):
        if (p[0] - x) * side >= 0:
            part.append(p)
        if (p[0] - x) * (q[0] - x) < 0:
            part.append((x, p[1] + (q[1] - p[1]) * (x - p[0]) / (q[0] - p[0])))
    return part


def board(name, x, low, high, arch, m, matrix=None):
    """A board of solid oak, with two stiles, an arched top rail, a bottom rail, a panel."""
    width, rim, corner, inner = 1.03, 0.070, 0.10, 0.065
    matrix = matrix or plane_matrix((x, 0, 0), (0, 1, 0), (0, 0, 1))
    joint = high - rim - inner          # where the top rail sits on the stiles
    outline = board_outline(width, low, high, corner, arch)
    opening = board_outline(width - 2 * rim, low + rim + 0.05, high - rim, inner, arch * 0.86)
    half = width / 2

    def arc(points):
        return [p for p in points if p[1] > joint + 1e-4]
    top = [(half, joint)] + arc(outline) + [(-half, joint), (-half + rim, joint)] + arc(opening)[::-1] + [(half - rim, joint)]
    plate(name + " top rail", [top], 0.036, matrix, m["oak_x"], 0.004, 4)
    foot = 0.045
    for side in (-1, 1):
        curve = [(half - foot + foot * math.sin(a), low + foot - foot * math.cos(a)) for a in (math.radians(5 * i) for i in range(19))]
        stile = [(half - rim, low)] + curve + [(half, joint), (half - rim, joint)]
        if side < 0:
            stile = [(-px, py) for px, py in stile][::-1]
        plate(name + " stile", [stile], 0.036, matrix, m["oak_y"], 0.004, 4)
    plate(name + " bottom rail", [rounded_rectangle(width - 2 * rim, 0.115, 0.004, 2, 0, low + 0.025 + 0.0575)], 0.034, matrix, m["oak_x"], 0.005, 3)
    panel = board_outline(width - 2 * rim + 0.012, low + rim + 0.044, high - rim + 0.006, inner, arch * 0.86)
    left, count = min(p[0] for p in panel), 7
    for k in range(count):          # in staves, each from another plank
        a, b = (left * (1 - 2 * (k + d) / count) for d in (0, 1))
        plate(name + " stave", [strip(strip(panel, a, 1), b, -1)], 0.014, matrix, m["oak_y"], 0.0012, 2)


def leaning_matrix(x, y, degrees):
    """Matrix of a board that stands on the floor and leans back to the wall."""
    return Matrix.Translation((x, y, 0.004)) @ Matrix.Rotation(math.radians(-degrees), 4, "X") @ plane_matrix((0, 0, 0), (1, 0, 0), (0, 0, 1))


def section(name, start, end, m, first=0.05, cross=True):
    """One deck section between two points of the deck line: two tubes, cross tubes, sprung slats."""
    a, b = Vector((start[0], 0, start[1])), Vector((end[0], 0, end[1]))
    along = (b - a)
    length = along.length
    along.normalize()
    normal = Vector((-along.z, 0, along.x))
    normal = normal if normal.z >= 0 else -normal
    tilt = (0, -math.atan2(along.z, along.x), 0)
    middle = (a + b) / 2
    for y in (-0.428, 0.428):
        box(name + " side", middle + normal * -0.034 + Vector((0, y, 0)), (length - 0.016, 0.022, 0.028), m["frame"], 0.005, tilt)
    for d in ((0.020, length - 0.020) if cross else ()):
        p = a + along * d + normal * -0.034
        tube(name + " cross tube", [p + Vector((0, -0.42, 0)), p + Vector((0, 0.42, 0))], 0.011, m["frame"], 0)
    count = max(1, round((length - 0.05) / 0.088))
    for k in range(count):
        p = a + along * ((k + 0.5) * length / count) + normal * -0.009
        plate(name + " slat", [rounded_rectangle(0.832, 0.056, 0.012, 5)], 0.009, plane_matrix(p, (0, 1, 0), along), m["slat_x"], 0.0025)
        for y in (-0.424, 0.424):
            box("slat holder", p + Vector((0, y, 0)) + normal * -0.0105, (0.062, 0.032, 0.019), m["plastic_grey"], 0.004, tilt)


def actuator(motor, joint, m):
    """A linear actuator from the motor point to the joint point."""
    a, b = Vector(motor), Vector(joint)
    d = (b - a).normalized()
    length = (b - a).length
    body = a + d * min(0.30, length * 0.6)
    tube("actuator rod", [body - d * 0.02, b], 0.010, m["steel"], 0)
    tube("actuator tube", [a, body], 0.021, m["plastic_light"], 0)
    tube("actuator collar", [body - d * 0.018, body + d * 0.004], 0.0235, m["plastic_grey"], 0)
    up = Vector((-d.z, 0, d.x))
    up = up if up.z < 0 else -up
    motor_body = a + d * 0.05 + up * 0.045
    tube("actuator motor", [motor_body - d * 0.045, motor_body + d * 0.075], 0.031, m["plastic_light"], 0)
    for p in (a, b):
        cylinder("actuator pin", p, 0.011, 0.075, m["steel"], "y")


def build(pose, m, panels=True, boards=True, footboard=True, slats=True):
    """The whole frame of a bed in the given pose."""
    z = pose.height
    beam_z = z - 0.060
    for y in (-0.435, 0.435):
        box("side beam", (0, y, beam_z), (2.05, 0.038, 0.052), m["frame"], 0.008)
    for x in (-1.0, -0.60, -0.05, 0.20, 0.60, 1.0):
        box("cross beam", (x, 0, beam_z - 0.004), (0.038, 0.85, 0.040), m["frame"], 0.007)
    points = deck.corners(pose)
    if slats:
        for name, a, b in zip(("backrest", "seat", "thigh rest", "leg rest"), points, points[1:]):
            section(name, a, b, m)
    back = math.radians(pose.back)
    pivot = Vector((points[1][0], 0, points[1][1]))
    along = Vector((math.cos(back), 0, math.sin(back)))
    normal = Vector((-math.sin(back), 0, math.cos(back)))
    joint = pivot + along * 0.45 + normal * -0.060
    for y in (-0.030, 0.030):      # bracket below the backrest
        tube("lever", [pivot + along * 0.36 + normal * -0.030 + Vector((0, y, 0)), joint + Vector((0, y, 0)),
                       pivot + along * 0.54 + normal * -0.030 + Vector((0, y, 0))], 0.009, m["frame"], 0.02)
    for d in (0.36, 0.54):
        p = pivot + along * d + normal * -0.026
        tube("lever tube", [p + Vector((0, -0.42, 0)), p + Vector((0, 0.42, 0))], 0.011, m["frame"], 0)
    actuator((0.93, 0, z - 0.090), joint, m)
    knee = Vector((points[2][0], 0, points[2][1]))
    thigh = (Vector((points[3][0], 0, points[3][1])) - knee).normalized()
    actuator((-0.62, 0.10, z - 0.100), knee + thigh * 0.22 + Vector((0, 0.10, -0.065)), m)
    leg = Vector((points[4][0] + 0.12, 0, points[4][1]))
    for y in (-0.36, 0.36):
        tube("leg strut", [(-0.78, y, z - 0.05), leg + Vector((-0.02, y, -0.034))], 0.008, m["steel"], 0)
    if panels:
        for y in (-0.470, 0.470):
            plate("side panel", [rounded_rectangle(2.045, 0.118, 0.016, 6)], 0.022, plane_matrix((0, y, z - 0.052), (1, 0, 0), (0, 0, 1)), m["oak_x"], 0.005)
    if boards:
        board("headboard", S.BOARD_X, z - 0.20, z + 0.545, 0.055, m)
        if footboard:
            board("footboard", -S.BOARD_X, z - 0.20, z + 0.275, 0.040, m)
