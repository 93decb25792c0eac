"""The lying surface: its positions and the line that frame, mattress and bedding follow."""
import math
from dataclasses import dataclass

from mathutils import Vector

import settings as S
from shapes import fillet, path_normal, resample


@dataclass
class Pose:
    """A position of the bed."""
    height: float = 0.56        # lying surface above the floor
    back: float = 40.0          # backrest, degrees
    knee: float = 0.085         # rise of the knee, metres
    near_head_rail_up: bool = True
    near_foot_rail_up: bool = False
    far_rails_up: bool = True


SITTING = Pose()


def corners(pose):
    """Corner points (x, z) of the deck from the head to the foot."""
    a, z = math.radians(pose.back), pose.height
    pivot = 1.0 - S.BACK
    seat = pivot - S.SEAT
    knee = seat - S.THIGH
    return [(pivot + S.BACK * math.cos(a), z + S.BACK * math.sin(a)), (pivot, z), (seat, z),
            (knee, z + pose.knee), (-1.0, z + pose.knee * 0.24)]


def line(pose, step=0.012, bend=0.42):
    """The deck as an evenly stepped, softly bent x-z path from the head to the foot."""
    points = [(x, 0, z) for x, z in corners(pose)]
    return [(p.x, p.z) for p in resample(fillet(points, bend, 14), step)]


def on_surface(pose, distance, lift, y=0.0, step=0.004):
    """A point at a distance from the head end, lift above the deck, with tangent (to the foot) and normal there."""
    points = [Vector((x, 0, z)) for x, z in line(pose, step)]
    step = (points[1] - points[0]).length
    i = min(max(int(distance / step), 0), len(points) - 2)
    f = distance / step - i
    normal = path_normal(points, i).lerp(path_normal(points, i + 1), f).normalized()
    return points[i].lerp(points[i + 1], f) + normal * lift + Vector((0, y, 0)), Vector((normal.z * -1, 0, normal.x)), normal
