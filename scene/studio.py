"""The studio: the bed alone on a seamless sweep."""
import bpy

from materials import Nodes, linear
from shapes import fillet, mesh_object


def sweep(colours):
    """Floor and wall in one; colours at shares of the way along it from front to back."""
    path = fillet([(0, -9, 0), (0, 4.0, 0), (0, 4.0, 9)], 2.4, 30)
    run = [0.0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + (b - a).length)
    verts = [(x, p.y, p.z) for p in path for x in (-14, 14)]
    uvs = [(x, r) for r in run for x in (-14, 14)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    t = Nodes("sweep")
    share = t.math("DIVIDE", t.split(t.uv())[1], run[-1])
    t.principled(t.ramp(share, [(d, linear(c)) for d, c in colours]), 0.9, Specular=0.1)
    return mesh_object("sweep", verts, faces, t.material, 0, uvs)


def studio(picture, m, bed):
    """The bed on the sweep; show = what the camera sees of the two: all, "bed", or "ground" with the bed's shadow."""
    ground, show = sweep(picture["ground"]), picture.get("show")
    if picture["pose"]:
        bed(picture["pose"], m, picture["duvet"])
    for obj in bpy.data.objects:
        obj.visible_camera = not show or (obj is ground) == (show == "ground")
