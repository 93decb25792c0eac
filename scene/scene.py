"""Put the parts together for one picture."""
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bedding
import frame
import furniture
import hand_control
import lifting_columns
import light
import materials
import mattress
import plant
import rails
import room
import settings as S
from pictures import PICTURES, light_panes
from shapes import link


def bed(pose, m, duvet, **parts):
    """The complete bed."""
    lifting_columns.build(pose, m)
    frame.build(pose, m)
    rails.build(pose, m)
    mattress.build(pose, m)
    bedding.build(pose, m, materials.woven, duvet, **parts)


def living_room(picture, m):
    """The room with the bed. Returns the place of the bulb."""
    room.shell(m)
    room.rug(m, **picture.get("rug", {}))
    print_at = picture.get("print_at", (0.35, 1.72))
    if print_at:
        room.hills_print(m, *print_at)
    pose = picture["pose"]
    bed(pose, m, picture["duvet"], **picture.get("bedding", {}))
    if pose.near_head_rail_up:
        hand_control.hang_on_rail(picture.get("control_x", 0.24), pose.height + 0.165 + S.RAIL_HEIGHT / 2, -S.RAIL_Y, m)
    bulb = furniture.bedside(*picture.get("bedside", (1.58, 0.42)), m)
    plant.fig(*picture.get("plant", (2.10, 0.58)), m, height=1.55, seed=3, turn=0.2)
    return bulb


def camera(picture):
    """The camera of a picture."""
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    bpy.context.scene.camera = obj
    place, look = Vector(picture["place"]), Vector(picture["look"])
    obj.location = place
    obj.rotation_euler = (look - place).to_track_quat("-Z", "Y").to_euler()
    data.lens = picture["lens"]
    data.sensor_fit = "HORIZONTAL"
    data.shift_x, data.shift_y = picture.get("shift", (0, 0))
    if picture.get("fstop"):
        data.dof.use_dof = True
        data.dof.aperture_fstop = picture["fstop"]
        data.dof.focus_distance = (Vector(picture["focus"]) - place).dot((look - place).normalized())


def build(name):
    """Build the whole scene of a picture."""
    picture = PICTURES[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m = materials.build(picture.get("lamp", 0.0))
    kind = picture["scene"]
    bulb = None
    if kind == "room":
        bulb = living_room(picture, m)
    else:
        import props
        bulb = getattr(props, kind)(picture, m, bed)
    if picture["light"] == "day":
        light.day(panes=picture.get("panes", light_panes(3.15)))
    elif picture["light"] == "dusk":
        light.dusk(bulb)
    else:
        light.studio()
    camera(picture)
    return picture
