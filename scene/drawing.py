"""Draws the line drawing of the website from the model, with hidden lines removed: ../static/drawings.svg.

    blender -b --factory-startup -P drawing.py
"""
import math
import os
import sys

import bpy
import cv2
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import deck
import frame
import hand_control
import lifting_columns
import mattress
import rails
import settings as S
from shapes import path_normal

PIXEL = 0.0002          # metres, of the mask in which the faces of a part are joined
CONTACT = 0.003         # metres; an edge so close to a nearer part is the edge of that part
SHORT = 0.010           # metres; shorter remains of an edge are not drawn


class Materials(dict):
    """Empty materials, made when they are asked for."""

    def __missing__(self, name):
        return self.setdefault(name, bpy.data.materials.new(name))


class Part:
    """The contours of a part and its distance from the eye; a part of open lines covers nothing."""

    def __init__(self, name, lines, depth, solid=True):
        self.name, self.lines, self.depth, self.solid = name, lines, depth, solid
        self.starts, self.ends = (np.concatenate([line[cut] for line in lines]) for cut in (slice(None, -1), slice(1, None)))
        points = np.concatenate(lines)
        self.low, self.high = points.min(0) - CONTACT, points.max(0) + CONTACT

    def covers(self, p):
        """Whether the part covers a point: 2 inside, 1 where it touches its edge."""
        if not self.solid or (p < self.low).any() or (p > self.high).any():
            return 0
        a, d = self.starts, self.ends - self.starts
        t = np.clip(((p - a) * d).sum(1) / np.maximum((d * d).sum(1), 1e-18), 0, 1)
        touches = (np.hypot(*(a + d * t[:, None] - p).T) < CONTACT).any()
        crosses = (a[:, 1] > p[1]) != (self.ends[:, 1] > p[1])
        at = a[crosses, 0] + (p[1] - a[crosses, 1]) * d[crosses, 0] / d[crosses, 1]
        return 2 if (at > p[0]).sum() % 2 else int(touches)

    def cuts(self, p, q):
        """Where the line from p to q (0 to 1) comes near an edge of the part or leaves it."""
        if not self.solid or (np.maximum(p, q) < self.low).any() or (np.minimum(p, q) > self.high).any():
            return []
        if np.array_equal(p, q):
            return []
        d, e, f = q - p, self.ends - self.starts, self.starts - p
        cross = d[0] * e[:, 1] - d[1] * e[:, 0]
        slanted = np.abs(cross) > 1e-14
        d_length, e_length = np.hypot(*d), np.hypot(*e.T)
        cross = np.where(slanted, cross, 1)
        t = (f[:, 0] * e[:, 1] - f[:, 1] * e[:, 0]) / cross
        s = (f[:, 0] * d[1] - f[:, 1] * d[0]) / cross
        reach = CONTACT * e_length / np.abs(cross)
        hits = slanted & (s > -CONTACT / np.maximum(e_length, 1e-9)) & (s < 1 + CONTACT / np.maximum(e_length, 1e-9))
        corners = (((self.starts - p) @ d) / d_length ** 2)
        near = [x for c in corners for x in (c - CONTACT / d_length, c + CONTACT / d_length)]
        return [x for x in [*t[hits], *(t - reach)[hits], *(t + reach)[hits], *near] if 0 < x < 1]


def outline(obj, project):
    """The part that an object is in a projection: of all its faces, the contours."""
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    points = np.array([project(obj.matrix_world @ v.co) for v in mesh.vertices])
    low = points[:, :2].min(0) - 4 * PIXEL
    width, height = np.ceil((points[:, :2].max(0) - low) / PIXEL).astype(int) + 4
    mask = np.zeros((height, width), np.uint8)
    pixels = np.round((points[:, :2] - low) / PIXEL).astype(np.int32)
    for polygon in mesh.polygons:
        cv2.fillPoly(mask, [pixels[list(polygon.vertices)]], 255)
    contours, _ = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    rings = [cv2.approxPolyDP(c, 0.9 if width * PIXEL < 0.4 else 2.4, True)[:, 0] * PIXEL + low for c in contours if cv2.contourArea(c) * PIXEL ** 2 > 4e-6]
    return Part(obj.name, [np.concatenate([ring, ring[:1]]) for ring in rings], points[:, 2].min())


def parts_of(build, project, unseen=()):
    """The parts of what build() adds to an empty scene, without those whose name contains an unseen word."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    lines = build(Materials()) or []
    objects = [obj for obj in bpy.data.objects if not any(word in obj.name for word in unseen)]
    return [outline(obj, project) for obj in objects] + lines


def length(points):
    return sum(np.hypot(*(b - a)) for a, b in zip(points, points[1:]))


def visible(part, parts):
    """The pieces of a part's lines that no nearer part covers. A line across an edge ends at the edge."""
    nearer = [other for other in parts if other.depth < part.depth - 1e-6]
    pieces = []
    for line in part.lines:
        runs = []           # [how it is covered, its points]
        for p, q in zip(line, line[1:]):
            cuts = sorted({0, 1, *(t for other in nearer for t in other.cuts(p, q))})
            for t, u in zip(cuts, cuts[1:]):
                covered = max((other.covers(p + (q - p) * (t + u) / 2) for other in nearer), default=0)
                if runs and runs[-1][0] == covered:
                    runs[-1][1].append(p + (q - p) * u)
                else:
                    runs.append([covered, [p + (q - p) * t, p + (q - p) * u]])
        if len(runs) > 1 and runs[0][0] == runs[-1][0] and np.array_equal(runs[-1][1][-1], runs[0][1][0]):
            runs[0][1] = runs.pop()[1] + runs[0][1][1:]
        shown = [not covered or covered == 1 and length(points) < 2.5 * CONTACT and 0 in (runs[i - 1][0], runs[(i + 1) % len(runs)][0])
                 for i, (covered, points) in enumerate(runs)]
        own = []
        for i, (_, points) in enumerate(runs):
            if shown[i] and i and shown[i - 1]:
                own[-1] = own[-1] + points[1:]
            elif shown[i]:
                own.append(points)
        if len(own) > 1 and np.array_equal(own[-1][-1], own[0][0]):
            own[0] = own.pop() + own[0][1:]
        pieces += own
    return [piece for piece in pieces if length(piece) > SHORT]


def simplified(points, tolerance):
    """The points of a polyline without those in a straight line (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    a, d = points[0], points[-1] - points[0]
    length = np.hypot(*d)
    off = [abs(d[0] * (p - a)[1] - d[1] * (p - a)[0]) / length if length > 1e-9 else np.hypot(*(p - a)) for p in points]
    k = int(np.argmax(off))
    if off[k] < tolerance:
        return [points[0], points[-1]]
    return simplified(points[:k + 1], tolerance)[:-1] + simplified(points[k:], tolerance)


def arc(points, tolerance):
    """Radius and direction of the arc on which all points lie, at most a half circle."""
    a, b, c = points[0], points[len(points) // 2], points[-1]
    m = np.array([b - a, c - a])
    if len(points) < 4 or abs(np.linalg.det(m)) < 1e-9:
        return None
    centre = a + np.linalg.solve(m, [(b - a) @ (b - a) / 2, (c - a) @ (c - a) / 2])
    radius = np.hypot(*(a - centre))
    tolerance += 0.001 * radius
    middles = [(p + q) / 2 for p, q in zip(points, points[1:])]
    if radius > 0.6 or any(abs(np.hypot(*(p - centre)) - radius) > t for t, ps in ((tolerance, points), (1.5 * tolerance, middles)) for p in ps):
        return None
    turn = np.diff(np.unwrap([math.atan2(*(p - centre)[::-1]) for p in points]))
    if (turn > 0).any() and (turn < 0).any() or not 0.4 < abs(turn.sum()) < 2.2:
        return None
    return radius, turn.sum() < 0


def path(pieces, origin, unit):
    """The data of an SVG path of lines and arcs. Origin is the upper left corner of the drawing."""
    data = ""
    for piece in pieces:
        points = simplified([np.asarray(p) for p in piece], 0.00015)
        runs, i = [[points[0]]], 0          # straight lines, and pairs of an arc and its end
        while i < len(points) - 1:
            j, fit = next(((j, fit) for j in range(len(points) - 1, i + 2, -1) for fit in [arc(points[i:j + 1], 0.0003)] if fit), (i + 1, None))
            if fit:
                runs += [(fit, points[j]), [points[j]]]
            else:
                runs[-1].append(points[j])
            i = j
        closed = len(points) > 3 and np.hypot(*(points[0] - points[-1])) < 1e-5

        def place(p):
            return np.round((p - origin) * (1, -1) / unit).astype(int)
        at = place(points[0])
        data += "M%d %d" % tuple(at)
        for k, run in enumerate(runs):
            if isinstance(run, tuple):
                (radius, turn), end = run
                data += "a%d %d 0 0%d%d %d" % (*[round(radius / unit)] * 2, turn, *(place(end) - at))
                at, command = place(end), ""
                continue
            run, command = simplified(run, 0.0006)[1:], ""
            for p in run[:-1] if closed and k == len(runs) - 1 else run:
                step, at = place(p) - at, place(p)
                if step.any():
                    name = "h" if not step[1] else "v" if not step[0] else "l"
                    data += " " if name == command == "l" else name
                    data += " ".join(str(s) for s in (step if name == "l" else step[step != 0]))
                    command = name
        data += "z" if closed else ""
    return data.replace(" -", "-")


# ---------------------------------------------------------------- views and lines

def side(p):
    """The view from the side: along the bed, upwards, away."""
    return p.x, p.z, p.y


def line(*points):
    return [np.array(p, float) for p in points]


def circle(x, y, radius):
    return line(*((x + radius * math.cos(a), y + radius * math.sin(a)) for a in (math.pi * k / 36 for k in range(73))))


def bezier(a, b, c, d, count):
    """Points at even distances along a curve from a to d."""
    a, b, c, d = line(a, b, c, d)
    t = np.linspace(0, 1, 1000)[:, None]
    points = a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t ** 3
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    return [np.array([np.interp(s, along, axis) for axis in points.T]) for s in np.linspace(0, along[-1], count + 1)]


def behind(lines, parts):
    """The pieces of lines that no part covers."""
    return [piece for each in lines for piece in visible(Part("", [np.array(each)], math.inf, False), parts)]


def seen(parts, *names):
    """The pieces of the parts whose names contain one of these words that no part covers."""
    return [piece for part in parts if any(name in part.name for name in names) for piece in visible(part, parts)]


# where the drawing is large, its stylesheet makes the lines thicker
THIN, BOLD = 'stroke-width="var(--thin,.9)"', 'stroke-width="var(--bold,1.4)"'
FAINT, LEADER = 'stroke-width="1" opacity=".4"', 'stroke-width="1" stroke="var(--leader,none)"'


class Drawing:
    """A symbol of the SVG file within limits (x from, x to, y from, y to), with coordinates in a unit."""

    def __init__(self, name, limits, unit):
        self.name, self.unit, self.paths = name, unit, []
        left, right, low, high = limits
        self.origin, self.size = (left, high), (round((right - left) / unit), round((high - low) / unit))

    def add(self, attributes, pieces):
        self.paths.append('<path vector-effect="non-scaling-stroke" %s d="%s"/>' % (attributes, path(pieces, self.origin, self.unit)))
        return self

    def svg(self):
        return '<symbol id="%s" viewBox="0 0 %d %d" overflow="visible">\n%s\n</symbol>' % (self.name, *self.size, "\n".join(self.paths))


# ---------------------------------------------------------------- the bed

LOW = deck.Pose(height=0.42, back=40, knee=0.085, far_rails_up=False)
OUTER = "board", "panel", "mattress", "bar", "wheel", "lifting column", "hand control", "foot of"
# lines closer to each other than a pixel, and what the near side covers anyway
UNSEEN = "holder", "pictogram", "stave", "seal", "cable", "actuator pin", "sheet", "mattress piping", "icon", "far", "lid", "motor", "face"


def bed(pose, unseen=UNSEEN, control_x=None):
    """The parts of the bed from the side, with the hand control on the near rail if it has a place there."""
    def build(m):
        lifting_columns.build(pose, m)
        frame.build(pose, m)
        rails.build(pose, m)
        mattress.build(pose, m)
        if control_x:
            hand_control.hang_on_rail(control_x, pose.height + rails.top(pose.near_head_rail_up), -S.RAIL_Y, m)
        points = [Vector((x, 0, z)) for x, z in deck.line(pose)]
        piping = [side(points[i] + path_normal(points, i) * 0.026)[:2] for i in range(1, len(points) - 1)]
        return [Part("piping", [np.array(piping)], -S.MATTRESS_WIDTH / 2 - 0.004, False)]
    return parts_of(build, side, unseen)


def inner(parts):
    return seen(parts, *{part.name for part in parts if not any(name in part.name for name in OUTER)})


def positions():
    """The bed with its back raised. Four leaders begin above it, each with the rule below its label: the labels are four
    columns, as wide together as the drawing and 0.344 m more on both sides."""
    solid = bed(LOW, control_x=0.66)
    pivot, z = deck.corners(LOW)[1]
    swing = line(*((pivot + S.BACK * math.cos(a), z + S.BACK * math.sin(a)) for a in (math.radians(2 * k) for k in range(21))))
    cable = bezier((0.66, 0.527), (0.66, 0.20), (0.30, 0.02), (-0.09, 0.215), 48)
    leaders = [line((-1.434, 1.14), (-1.25, 1.14), (-1.25, 0.41), (-1.17, 0.33)), line((-0.70, 1.14), (-0.165, 1.14), (-0.165, 0.968), (0.05, 0.753)),
               line((0.035, 1.14), (0.55, 1.14), (0.55, 0.86)), line((0.769, 1.14), (1.01, 1.14), (1.01, 1.005), (0.67, 0.665))]
    height = [line((-1.17, 0.008), (-1.17, 0.66)), line((-1.20, 0.66), (-1.06, 0.66))] + [line((-1.185, y + d), (-1.17, y), (-1.155, y + d)) for y, d in ((0.008, 0.035), (0.66, -0.035))]
    drawing = Drawing("bed", (-1.09, 1.09, 0, 1.14), 0.001)
    drawing.add(FAINT, behind([swing], solid))
    drawing.add(THIN, inner(solid) + behind([cable], [part for part in solid if part.name == "hand control"]))
    drawing.add(BOLD, seen(solid, *OUTER))
    return drawing.add(LEADER, leaders + height + [circle(*leader[-1], 0.009) for leader in leaders])


if __name__ == "__main__":
    target = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "static", "drawings.svg")
    with open(target, "w") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg">\n%s\n</svg>\n' % positions().svg())
