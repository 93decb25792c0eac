"""Modelling helpers: boxes, plates with holes, tubes, turned parts, swept parts."""
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector


def link(obj):
    """Add an object to the scene; its number varies the grain of each board."""
    obj.pass_index = len(bpy.data.objects)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def moved(before, matrix):
    """Move all objects that are not in the set before."""
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = matrix @ obj.matrix_world


def mesh_object(name, verts, faces, material=None, smooth_angle=40, uvs=None):
    """Make a mesh object; smooth_angle None = flat, 0 = all smooth, else auto smooth. uvs: one pair per vertex."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    mesh.update()
    obj = link(bpy.data.objects.new(name, mesh))
    if uvs is not None:
        layer = mesh.uv_layers.new(name="metres")
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    if smooth_angle is not None:
        for poly in mesh.polygons:
            poly.use_smooth = True
        if smooth_angle:
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(smooth_angle)
    if material:
        mesh.materials.append(material)
    return obj


def subdivide(obj, levels=1):
    """Add a subdivision surface."""
    mod = obj.modifiers.new("subdivision", "SUBSURF")
    mod.levels = mod.render_levels = levels
    return obj


def box(name, centre, size, material, bevel=0.004, rotation=None, segments=3):
    """A box with rounded edges."""
    x, y, z = (k / 2 for k in size)
    corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    obj = mesh_object(name, corners, faces, material, 50)
    obj.matrix_world = Matrix.Translation(centre) @ (Euler(rotation).to_matrix().to_4x4() if rotation else Matrix())
    if bevel:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method = bevel, segments, "ANGLE"
        mod.angle_limit = math.radians(35)
    return obj


def rounded_rectangle(width, height, radius, steps=8, cx=0.0, cy=0.0):
    """Outline of a rounded rectangle; radius is one number or (bottom left, bottom right, top right, top left)."""
    radii = radius if hasattr(radius, "__len__") else (radius,) * 4
    points = []
    for sx, sy, start, r in ((-1, -1, 180, radii[0]), (1, -1, 270, radii[1]), (1, 1, 0, radii[2]), (-1, 1, 90, radii[3])):
        ox, oy = cx + sx * (width / 2 - r), cy + sy * (height / 2 - r)
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((ox + r * math.cos(a), oy + r * math.sin(a)))
    return points


def plate(name, outlines, thickness, matrix, material, bevel=0.004, segments=3):
    """Extrude an outline (the first) with holes (the others) and round its edges.

    matrix maps the drawing plane (x, y; z = thickness) into the world. The object keeps the matrix, so that
    wood grain follows the local axes of the part.
    """
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth = thickness / 2 - bevel, bevel
    curve.bevel_resolution, curve.offset = segments, -bevel
    for outline in outlines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        for point, q in zip(spline.points, outline):
            point.co = (q[0], q[1], 0, 1)
        spline.use_cyclic_u = spline.use_smooth = True
    temp = link(bpy.data.objects.new(name, curve))
    mesh = bpy.data.meshes.new_from_object(temp.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(temp)
    obj = link(bpy.data.objects.new(name, mesh))
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    for poly in mesh.polygons:
        poly.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
    mesh.materials.clear()
    mesh.materials.append(material)
    obj.matrix_world = matrix
    return obj


def plane_matrix(origin, x_axis, y_axis):
    """Matrix that places a drawing plane at origin with the given axes."""
    x, y = Vector(x_axis).normalized(), Vector(y_axis).normalized()
    z = x.cross(y)
    return Matrix(((x.x, y.x, z.x, origin[0]), (x.y, y.y, z.y, origin[1]), (x.z, y.z, z.z, origin[2]), (0, 0, 0, 1)))


def fillet(points, radius, steps=8, cyclic=False):
    """Round the corners of a polyline."""
    points = [Vector(p) for p in points]
    count, out = len(points), []
    for i, p in enumerate(points):
        if not cyclic and i in (0, count - 1):
            out.append(p)
            continue
        a, b = points[i - 1] - p, points[(i + 1) % count] - p
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        angle = a.angle(b)
        if angle > math.pi - 0.02:
            out.append(p)
            continue
        d = min(radius / math.tan(angle / 2), la * 0.49, lb * 0.49)
        r = d * math.tan(angle / 2)
        centre = p + (a + b).normalized() * (r / math.sin(angle / 2))
        v0, v1 = p + a * d - centre, p + b * d - centre
        sweep = v0.angle(v1)
        for k in range(steps + 1):
            t = k / steps
            out.append(centre + (v0 * math.sin((1 - t) * sweep) + v1 * math.sin(t * sweep)) / math.sin(sweep))
    return out


def resample(points, step):
    """Points at even distances along a polyline."""
    points = [Vector(p) for p in points]
    length = [0]
    for a, b in zip(points, points[1:]):
        length.append(length[-1] + (b - a).length)
    count, out, j = max(2, int(round(length[-1] / step))), [], 0
    for k in range(count + 1):
        s = length[-1] * k / count
        while j < len(points) - 2 and length[j + 1] < s:
            j += 1
        t = (s - length[j]) / max(length[j + 1] - length[j], 1e-9)
        out.append(points[j].lerp(points[j + 1], min(max(t, 0), 1)))
    return out


def tube(name, points, radius, material, bend=0.05, cyclic=False, steps=8, resolution=6, radii=None):
    """A round tube along points whose corners are bent with the radius bend."""
    path = fillet(points, bend, steps, cyclic) if bend else [Vector(q) for q in points]
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, resolution, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for i, (point, q) in enumerate(zip(spline.points, path)):
        point.co = (*q, 1)
        if radii:
            point.radius = radii[min(i, len(radii) - 1)]
    spline.use_cyclic_u, spline.use_smooth = cyclic, True
    obj = link(bpy.data.objects.new(name, curve))
    curve.materials.append(material)
    return obj


def turned(name, profile, material, centre=(0, 0, 0), segments=64, smooth_angle=50):
    """A turned part: profile is a list of (radius, height)."""
    verts, faces, rings = [], [], []
    for r, z in profile:
        if r < 1e-6:
            rings.append([len(verts)] * segments)
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segments)))
            verts += [(r * math.cos(2 * math.pi * k / segments), r * math.sin(2 * math.pi * k / segments), z)
                      for k in range(segments)]
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            face = []
            for index in (low[k], low[(k + 1) % segments], high[(k + 1) % segments], high[k]):
                if index not in face:
                    face.append(index)
            if len(face) > 2:
                faces.append(face)
    obj = mesh_object(name, verts, faces, material, smooth_angle)
    obj.matrix_world = Matrix.Translation(centre)
    return obj


def soft_profile(profile, steps=5):
    """A smooth curve (Catmull-Rom) through the points of a profile for turned()."""
    out = []
    for i in range(len(profile) - 1):
        p = [profile[max(0, min(len(profile) - 1, i + k))] for k in (-1, 0, 1, 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(max(0.0, 0.5 * (2 * p[1][c] + (p[2][c] - p[0][c]) * t + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t
                                            + (3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t ** 3)) for c in (0, 1)))
    return out + [profile[-1]]


def cylinder(name, centre, radius, height, material, axis="z", bevel=0.003, segments=48):
    """A cylinder with rounded rims along the x, y or z axis."""
    arc = [math.pi / 2 * i / 4 for i in range(5)]
    profile = [(0, -height / 2)]
    profile += [(radius - bevel + bevel * math.sin(a), -height / 2 + bevel - bevel * math.cos(a)) for a in arc]
    profile += [(radius - bevel + bevel * math.cos(a), height / 2 - bevel + bevel * math.sin(a)) for a in arc]
    profile.append((0, height / 2))
    obj = turned(name, profile, material, segments=segments)
    turn = {"z": Matrix(), "x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(math.pi / 2, 4, "X")}[axis]
    obj.matrix_world = Matrix.Translation(centre) @ turn
    return obj


def sweep(name, path, width, thickness, corner, material, lift=0.0, y_centre=0.0, steps=6):
    """Sweep a rounded rectangle along a path of (x, z), its underside lift above the path; ends are rounded."""
    points = [Vector((p[0], 0, p[1])) for p in path]
    length = [0]
    for a, b in zip(points, points[1:]):
        length.append(length[-1] + (b - a).length)
    verts, faces, ring = [], [], 0
    for i, p in enumerate(points):
        normal = path_normal(points, i)
        end = min(length[i], length[-1] - length[i])
        inset = corner - math.sqrt(max(corner ** 2 - (corner - end) ** 2, 0)) if end < corner else 0
        radius = max(corner - inset * 0.6, 0.004) if inset < corner * 0.9 else 0.004
        section = rounded_rectangle(width - 2 * inset, thickness - 2 * inset, radius, steps)
        ring = len(section)
        verts += [p + Vector((0, y_centre + y, 0)) + normal * (z + thickness / 2 + lift) for y, z in section]
    for i in range(len(points) - 1):
        for k in range(ring):
            m = (k + 1) % ring
            faces.append((i * ring + k, i * ring + m, (i + 1) * ring + m, (i + 1) * ring + k))
    faces += [tuple(range(ring)), tuple(range((len(points) - 1) * ring, len(points) * ring))]
    return mesh_object(name, verts, faces, material, 60)


def path_normal(points, i):
    """Upward normal of an x-z path at point i."""
    tangent = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
    normal = Vector((-tangent.z, 0, tangent.x))
    return normal if normal.z >= 0 else -normal


def refine_ends(path, corner, steps=8):
    """Add points near both ends of an x-z path, so that rounded ends look smooth."""
    points = [Vector(p) for p in path]

    def ends(a, b):
        tangent = (b - a).normalized()
        return [a + tangent * (corner * (1 - math.cos(math.pi / 2 * i / steps))) for i in range(steps)]
    head, foot = ends(points[0], points[3]), ends(points[-1], points[-4])
    limit = corner * 1.02
    middle = [p for p in points if (p - points[0]).length > limit and (p - points[-1]).length > limit]
    return [tuple(p) for p in head + middle + foot[::-1]]
