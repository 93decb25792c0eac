"""Split side rails: two oak bars on telescopic uprights.

Raised, the bars stand above the side panel and every gap stays under 0.12 m. Lowered, they lie one above the
other before the side panel, and nothing hangs below the frame.
"""
import math

from mathutils import Matrix

import settings as S
from shapes import plane_matrix, plate, rounded_rectangle

BAR, THICKNESS = 0.062, 0.030
RAISED = (0.332, 0.154)         # middle of the upper and the lower bar above the deck
LOWERED = (-0.020, -0.0865)
UPRIGHT_X = 0.335


def top(raised):
    """Upper edge of a rail above the deck."""
    return (RAISED if raised else LOWERED)[0] + BAR / 2


def rail(m, matrix, raised=True, name="side rail"):
    """One rail with its uprights; local x runs along the bed, y = 0 is the deck, z points to the bed."""
    bars = RAISED if raised else LOWERED
    for height in bars:
        plate(name + " bar", [rounded_rectangle(S.RAIL_LENGTH, BAR, 0.020, 10, 0, height)], THICKNESS, matrix, m["oak_x"], 0.006, 5)
    behind = matrix @ Matrix.Translation((0, 0, THICKNESS / 2 + 0.006))
    low = -0.108
    for x in (-UPRIGHT_X, UPRIGHT_X):
        for width, top, depth in ((0.040, 0.095 if raised else low + 0.10, 0), (0.026, bars[0] + 0.012, 0.001)):
            plate("rail upright", [rounded_rectangle(width, top - low, 0.010, 6, x, (top + low) / 2)], 0.012 - 2 * depth, behind, m["frame"], 0.003)
        if raised:
            front = matrix @ Matrix.Translation((0, 0, THICKNESS / 2))
            plate("rail release", [rounded_rectangle(0.020, 0.020, 0.0095, 8, x, 0.045)], 0.006, front, m["button_accent"], 0.002)


def rail_matrix(x, side, deck_z):
    """Matrix of a rail on the near (-1) or far (1) side."""
    return plane_matrix((x, side * S.RAIL_Y, deck_z), (side, 0, 0), (0, 0, 1))


def lying_matrix(x, y, degrees):
    """Matrix of a rail that lies on the floor, turned."""
    return Matrix.Translation((x, y, 0.050)) @ Matrix.Rotation(math.radians(degrees), 4, "Z") @ Matrix.Rotation(math.pi, 4, "X")


def build(pose, m):
    """All four rails of a bed in the given pose."""
    for side in (-1, 1):
        for head in (True, False):
            x = S.RAIL_CENTRE_X * (1 if head else -1)
            up = pose.far_rails_up if side > 0 else (pose.near_head_rail_up if head else pose.near_foot_rail_up)
            rail(m, rail_matrix(x, side, pose.height), up, "side rail %s %s" % ("far" if side > 0 else "near", "head" if head else "foot"))
