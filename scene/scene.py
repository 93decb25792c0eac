"""Build the scene of one picture."""
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import abroad
import assembly
import bedding
import deck
import frame
import furniture
import hand_control
import lifting_columns
import light
import materials
import mattress
import outlook
import plant
import rails
import reading
import room
import service
import settings as S
import tables
from pictures import PICTURES, light_panes
from shapes import link, moved


def bed(pose, m, duvet, control_x=0.30, throw_at=0.10, control_side=-1, draw_up=0.0):
    """The complete bed on its rug; the hand control hangs on the near (-1) or far (1) rail at the head, unless control_x is None."""
    before = set(bpy.data.objects)
    lifting_columns.build(pose, m)
    frame.build(pose, m)
    rails.build(pose, m)
    mattress.build(pose, m)
    bedding.build(pose, m, materials.woven, duvet, throw_at=throw_at, draw_up=draw_up)
    raised = pose.near_head_rail_up if control_side < 0 else pose.far_rails_up
    if control_x is not None:
        hand_control.hang_on_rail(control_x, pose.height + rails.top(raised), control_side * S.RAIL_Y, m)
    moved(before, Matrix.Translation((0, 0, S.ON_RUG)))


def living_room(picture, m, bed):
    """The room with the bed. Returns the position of the bulb, unless the nightstand beside the bed has no lamp."""
    room.shell(m)
    room.rug(m)
    bed(picture["pose"], m, picture["duvet"], **picture.get("bed", {}))
    if picture["plant"]:
        x, y, height = picture["plant"]
        plant.fig(x, y, m, height=height, seed=3, turn=0.2)
    if "book" in picture:
        reading.open_book(lying(*picture["book"]) @ Matrix.Translation((0, 0, 0.006)), m)
    if "beside" in picture:
        return furniture.beside(*picture["beside"], m)
    return furniture.bedside(*picture["bedside"], m, picture.get("hour")) if picture["bedside"] else None


WINDOW = (-0.98, 0.54, 0.98, 2.42)


def resting(place):
    """The point at which a folded towel lies on the cloth at this place: it presses down the highest folds."""
    graph = bpy.context.evaluated_depsgraph_get()
    above = [place + Vector((x / 20, y / 20, 1)) for x in range(-3, 4) for y in range(-2, 3)]
    heights = sorted(bpy.context.scene.ray_cast(graph, point, Vector((0, 0, -1)))[1].z for point in above)
    return Vector((place.x, place.y, heights[len(heights) * 3 // 4]))


def height(x, y):
    """Height of the highest surface at x, y below 1.6 m."""
    return bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, 1.6), (0, 0, -1))[1].z


def lying(x, y, degrees, reach=0.06):
    """Matrix of something that lies on the cloth at x, y, turned; it follows the slope of the cloth."""
    centre, right, left, far, near = (height(x + dx, y + dy) for dx, dy in ((0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)))
    across, along = Vector((2 * reach, 0, right - left)).normalized(), Vector((0, 2 * reach, far - near)).normalized()
    up = across.cross(along).normalized()
    along = up.cross(across)
    z = max(centre, (right + left + far + near) / 4)
    base = Matrix(((across.x, along.x, up.x, x), (across.y, along.y, up.y, y), (across.z, along.z, up.z, z), (0, 0, 0, 1)))
    return base @ Matrix.Rotation(math.radians(degrees), 4, "Z")


def day(picture, m, bed):
    """The room with a window behind the bed at an hour of the day. Returns the position of the bulb."""
    hour = picture["hour"]
    room.shell(m, WINDOW)
    outlook.window(WINDOW, m)
    outlook.outside(hour, picture["place"], WINDOW)
    rod = WINDOW[0] - 0.42, WINDOW[1] + 0.46
    room.curtain(m, WINDOW[0] - 0.30, WINDOW[0] + 0.02, top=2.62, waves=4, seed=3, rod=rod)
    room.curtain(m, WINDOW[1] - 0.02, WINDOW[1] + 0.34, top=2.62, waves=4, seed=8, rod=rod)
    room.rug(m)
    bed(picture["pose"], m, picture["duvet"], picture["control"], picture["throw"], draw_up=picture.get("draw_up", 0.0))
    if hour == "midday":
        location, _, _ = deck.on_surface(picture["pose"], 1.14, S.MATTRESS_HEIGHT, -0.14)
        furniture.towels(Matrix.Translation(resting(location)) @ Matrix.Rotation(0.10, 4, "Z"), m)
    if "book" in picture:
        reading.open_book(lying(*picture["book"]) @ Matrix.Translation((0, 0, 0.006)), m)
    x, y, height = picture["plant"]
    # so close to the lamp, the shadow of the leaves lies on the wall like soot
    plant.fig(x, y, m, height=height, seed=3, turn=0.2, shadow=hour != "evening")
    return furniture.bedside(*picture["bedside"], m, hour)


SCENES = {"room": living_room, "day": day, "talk": tables.talk, "assembly": assembly.assembly,
          "payment": tables.payment, "desk": tables.desk, "abroad": abroad.abroad, "service": service.service}


def camera(picture):
    """The camera of a picture."""
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    bpy.context.scene.camera = obj
    location, look = Vector(picture["place"]), Vector(picture["look"])
    obj.location = location
    obj.rotation_euler = (look - location).to_track_quat("-Z", "Y").to_euler()
    data.lens = picture["lens"]
    data.sensor_fit = "HORIZONTAL"
    data.shift_x, data.shift_y = picture.get("shift", (0, 0))
    if picture.get("fstop"):
        data.dof.use_dof = True
        data.dof.aperture_fstop = picture["fstop"]
        data.dof.focus_distance = (Vector(picture["focus"]) - location).dot((look - location).normalized())


def build(name):
    """Build the whole scene of a picture."""
    picture = PICTURES[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m = materials.build(picture.get("lamp", 0.0))
    if "wall" in picture:
        m["wall"] = materials.plaster("coloured wall", picture["wall"])
    bulb = SCENES[picture["scene"]](picture, m, bed)
    if picture["light"] == "step":
        light.step(picture.get("panes", light_panes()), picture["sun"], picture.get("sky", 0.32))
    elif picture["light"] == "day":
        light.day(picture.get("panes", light_panes()))
    else:
        getattr(light, picture["light"])(bulb)
    camera(picture)
    return picture
