"""Put the parts together for one picture."""
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import assembly
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
import studio
import tables
from pictures import PICTURES, light_panes
from shapes import link


def bed(pose, m, duvet, control_x=0.30):
    """The complete bed; the hand control hangs on the near rail when that is raised."""
    lifting_columns.build(pose, m)
    frame.build(pose, m)
    rails.build(pose, m)
    mattress.build(pose, m)
    bedding.build(pose, m, materials.woven, duvet)
    if pose.near_head_rail_up:
        hand_control.hang_on_rail(control_x, pose.height + rails.TOP, -S.RAIL_Y, m)


def living_room(picture, m, bed):
    """The room with the bed. Returns the place of the bulb."""
    room.shell(m)
    room.rug(m)
    if picture.get("print_at"):
        room.hills_print(m, *picture["print_at"])
    bed(picture["pose"], m, picture["duvet"])
    x, y, height = picture["plant"]
    plant.fig(x, y, m, height=height, seed=3, turn=0.2)
    return furniture.bedside(*picture["bedside"], m)


SCENES = {"room": living_room, "studio": studio.studio, "talk": tables.talk, "assembly": assembly.assembly,
          "payment": tables.payment, "desk": tables.desk}


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
    bulb = SCENES[picture["scene"]](picture, m, bed)
    if picture["light"] == "day":
        light.day(panes=picture.get("panes", light_panes()))
    else:
        getattr(light, picture["light"])(bulb)
    camera(picture)
    return picture
