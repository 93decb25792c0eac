"""Delivery and assembly: the bed half built."""
import math

import bpy
from mathutils import Matrix

import deck
import frame
import lifting_columns
import mattress
import plant
import rails
import room
import settings as S
from shapes import moved, tube, turned


def screwdriver(matrix, m, length=0.10):
    """A screwdriver with an oak handle, lying on the floor."""
    before = set(bpy.data.objects)
    turned("screwdriver handle", [(0, 0), (0.010, 0.001), (0.0145, 0.012), (0.015, 0.05), (0.012, 0.078), (0.008, 0.092), (0.009, 0.100), (0, 0.101)], m["oak_z"], segments=24)
    tube("screwdriver blade", [(0, 0, 0.10), (0, 0, 0.10 + length)], 0.0032, m["steel"], 0)
    moved(before, matrix @ Matrix.Translation((0, 0, 0.0152)) @ Matrix.Rotation(math.pi / 2, 4, "Y"))


def assembly(picture, m, bed):
    """The bed half built: base and frame are up; footboard, rail and mattress are next to them."""
    room.shell(m)
    room.rug(m)
    pose = deck.Pose(height=0.56, back=38, knee=0.0)
    lifting_columns.build(pose, m)
    frame.build(pose, m, footboard=False)
    for x in (S.RAIL_CENTRE_X, -S.RAIL_CENTRE_X):
        rails.rail(m, rails.rail_matrix(x, 1, pose.height))
    wall = S.WALL_Y
    # the mattress stands on its long side against the wall, the footboard in front of it
    before = set(bpy.data.objects)
    mattress.build(deck.Pose(height=0.0, back=0, knee=0), m)
    lean = math.radians(90 - 9)
    moved(before, Matrix.Translation((-2.05, wall - 0.205, 0.443 * math.sin(lean) + 0.003)) @ Matrix.Rotation(lean, 4, "X"))
    frame.board("footboard", 0, 0, 0.475, 0.040, m, frame.leaning_matrix(-1.75, wall - 0.46, 11))
    # a near rail lies ready on the rug
    rails.rail(m, rails.lying_matrix(-0.28, -0.86, -9))
    screwdriver(Matrix.Translation((-0.70, -1.18, 0.020)) @ Matrix.Rotation(math.radians(200), 4, "Z"), m)
    plant.fig(2.10, 0.58, m, height=1.55, seed=3, turn=0.2)
