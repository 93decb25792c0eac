"""Mattress with piping and a fitted sheet with an elastic, gathered hem."""
import math

from mathutils import Vector, noise

import deck
import settings as S
from shapes import mesh_object, path_normal, refine_ends, rounded_rectangle, tube

CORNER = 0.045
SHEET_LOW = 0.046       # lower edge of the sheet above the underside of the mattress


def shell(name, pose, section, inset_centre, material, closed, displace=None, step=0.012):
    """Sweep a section of (y, z) along the deck and round both ends. UV = metres along and around."""
    points = [Vector((x, 0, z)) for x, z in refine_ends(deck.line(pose, step), CORNER)]
    along = [0.0]
    for a, b in zip(points, points[1:]):
        along.append(along[-1] + (b - a).length)
    around = [0.0]
    for a, b in zip(section, section[1:]):
        around.append(around[-1] + math.dist(a, b))
    verts, uvs, count = [], [], len(section)
    for i, p in enumerate(points):
        normal = path_normal(points, i)
        end = min(along[i], along[-1] - along[i])
        inset = CORNER - math.sqrt(max(CORNER ** 2 - (CORNER - end) ** 2, 0)) if end < CORNER else 0
        for (y, z), v in zip(section, around):
            ky = (abs(y) - inset) / abs(y) if abs(y) > 0.2 else 1
            kz = z - inset * max(0, min(1, (z - inset_centre) / (S.MATTRESS_HEIGHT - inset_centre)))
            q = p + Vector((0, y * ky, 0)) + normal * kz
            if displace:
                q += displace(along[i], along[-1], v, around[-1], y, z, normal)
            verts.append(q)
            uvs.append((along[i], v))
    faces = []
    for i in range(len(points) - 1):
        for k in range(count if closed else count - 1):
            m = (k + 1) % count
            faces.append((i * count + k, i * count + m, (i + 1) * count + m, (i + 1) * count + k))
    faces += [tuple(range(count)), tuple(range((len(points) - 1) * count, len(points) * count))]
    return mesh_object(name, verts, faces, material, 60, uvs)


def sheet_section(offset, low, step=0.009):
    """Open section of the sheet: up the near side, over the top, down the far side."""
    ring = rounded_rectangle(S.MATTRESS_WIDTH + 2 * offset, S.MATTRESS_HEIGHT + 2 * offset, CORNER + offset, 10)
    ring = [(y, z + S.MATTRESS_HEIGHT / 2) for y, z in ring]
    top = [p for p in ring if p[1] > S.MATTRESS_HEIGHT / 2]
    right, left = [p for p in top if p[0] > 0], [p for p in top if p[0] < 0]
    half = S.MATTRESS_WIDTH / 2 + offset
    path = [(half, low)] + sorted(right, key=lambda p: math.atan2(p[1] - 0.07, p[0] - 0.40)) \
        + sorted(left, key=lambda p: math.atan2(p[1] - 0.07, -(p[0] + 0.40)), reverse=True) + [(-half, low)]
    out = [path[0]]
    for a, b in zip(path, path[1:]):
        pieces = max(1, int(math.dist(a, b) / step))
        out += [(a[0] + (b[0] - a[0]) * k / pieces, a[1] + (b[1] - a[1]) * k / pieces) for k in range(1, pieces + 1)]
    return out


def sheet_relief(s, length, v, width, y, z, normal):
    """Gathers above the elastic hem, tension folds near the corners, small unevenness on top."""
    side = max(0.0, min(1.0, (S.MATTRESS_HEIGHT - 0.02 - z) / (S.MATTRESS_HEIGHT - SHEET_LOW - 0.02)))
    gathers = (0.5 + noise.noise((s * 62, z * 5, y))) * 0.0036 * side ** 1.6 + (0.5 + noise.noise((s * 24, z * 3, y * 2))) * 0.0026 * side
    gathers = max(gathers, 0) * min(1, 0.25 + (z - SHEET_LOW) / 0.030)         # drawn in by the elastic of the hem
    hem = 0.0030 if z < SHEET_LOW + 0.012 else 0.0015
    out = Vector((0, (1 if y > 0 else -1) * (gathers + hem + 0.001 * side), 0)) if side > 0 else Vector((0, 0, 0))
    near_edge = max(0, 1 - min(v, width - v) / 0.30)
    top = noise.noise((s * 9 + y * 5, y * 13, 3.1)) * 0.0022 + abs(noise.noise((s * 21 - y * 9, y * 17, 7.7))) * 0.0026 * (0.35 + near_edge)
    return out + normal * (top * (1 - side))


def build(pose, m):
    """Mattress, its piping, and the fitted sheet."""
    section = rounded_rectangle(S.MATTRESS_WIDTH, S.MATTRESS_HEIGHT, CORNER, 8, 0, S.MATTRESS_HEIGHT / 2)
    section = section[9:] + section[:9]         # the seam of the UV lies underneath
    shell("mattress", pose, section, 0.07, m["mattress"], True)
    points = [Vector((x, 0, z)) for x, z in deck.line(pose)]
    for side in (-1, 1):
        for height in (0.026,):
            path = [points[i] + path_normal(points, i) * height + Vector((0, side * (S.MATTRESS_WIDTH / 2 - 0.0045), 0))
                    for i in range(3, len(points) - 3)]
            tube("mattress piping", path, 0.0042, m["piping"], 0, resolution=3)
    sheet = shell("fitted sheet", pose, sheet_section(0.0035, SHEET_LOW), 0.07, m["sheet"], False, sheet_relief, 0.009)
    solid = sheet.modifiers.new("cloth thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0016, -1
    return sheet
