"""Split side rails of oak that slide on uprights."""
import settings as S
from shapes import cylinder, plane_matrix, plate, rounded_rectangle

BAR, MIDDLE = 0.050, 0.046


def rail(m, matrix, name="side rail"):
    """One rail: a rounded oak frame with a middle bar; both gaps are below 0.12 m."""
    length, height = S.RAIL_LENGTH, S.RAIL_HEIGHT
    low, high, half = -height / 2 + BAR, height / 2 - BAR, MIDDLE / 2

    def gap(a, b, radii):
        return rounded_rectangle(length - 2 * BAR, b - a, radii, 10, 0, (a + b) / 2)[::-1]
    outlines = [rounded_rectangle(length, height, 0.105, 14), gap(low, -half, (0.055, 0.055, 0.018, 0.018)),
                gap(half, high, (0.018, 0.018, 0.055, 0.055))]
    return plate(name, outlines, 0.030, matrix, m["oak_x"], 0.010, 6)


def uprights(x, side, deck_z, raised, m):
    """Two slim uprights on the side panel, with a slot and a release button."""
    top = deck_z + (0.10 if raised else -0.005)
    low = deck_z - 0.115
    for dx in (-0.27, 0.27):
        plate("rail upright", [rounded_rectangle(0.044, top - low, 0.016, 6)], 0.014,
              plane_matrix((x + dx, side * (S.RAIL_Y - 0.0235), (top + low) / 2), (1, 0, 0), (0, 0, 1)), m["frame"], 0.004)
        front = side * (S.RAIL_Y - 0.0235 + 0.0075)
        cylinder("rail release", (x + dx, front, low + 0.028), 0.010, 0.006, m["button_accent"], "y", 0.002)


def build(pose, m):
    """All four rails of a bed in the given pose."""
    for side in (-1, 1):
        for head in (True, False):
            x = S.RAIL_CENTRE_X * (1 if head else -1)
            up = pose.far_rails_up if side > 0 else (pose.near_head_rail_up if head else pose.near_foot_rail_up)
            z = pose.height + 0.165 - (0 if up else S.RAIL_DROP)
            rail(m, plane_matrix((x, side * S.RAIL_Y, z), (1, 0, 0), (0, 0, 1)),
                 "side rail %s %s" % ("far" if side > 0 else "near", "head" if head else "foot"))
            uprights(x, side, pose.height, up, m)
