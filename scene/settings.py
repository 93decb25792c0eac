"""Colours and measures of the scene. Change the wood, the wall or a textile here, in one line.

All measures are metres. The bed stands at the origin: its head points to +x, its foot to -x,
the side one looks at is y < 0, the floor is z = 0.
"""
import math

# ---------------------------------------------------------------- colours (sRGB hex)
OAK = ("#735234", "#9d774e", "#bd9a70")     # dark grain, body, light grain
FLOOR_OAK = ("#b7a287", "#cab69a", "#d9c9b0")
WALL = "#f0ece3"
SKIRTING = "#f3eee4"
PAPER = "#faf7f0"
LINEN = "#efe8da"
PINE = "#17352d"
SAGE = "#c9d3c2"
DUVET = "#dfd9ce"
DUVET_BACK = "#c0c6b8"
SHEET = "#e0dbd1"
PILLOW = "#e1dcd2"
CUSHION = "#868f82"
THROW = "#6b776c"
MATTRESS = "#d9d8cd"
PIPING = "#8fa08f"
METAL = "#d5d2ca"
METAL_DARK = "#5b605d"
COLUMN = "#c0bdb4"                          # contrasts with the wall behind the lifting columns
TOWEL = "#e9e6dd"
RUG = "#e4dccb"
RUG_LINE = "#a9b5a2"

# ---------------------------------------------------------------- the bed
DECK_LENGTH, DECK_WIDTH = 2.00, 0.90        # lying surface
BACK, SEAT, THIGH = 0.80, 0.26, 0.36        # deck sections from the head; the rest is the leg section
MATTRESS_WIDTH, MATTRESS_HEIGHT = 0.89, 0.14
BOARD_X = 1.045                             # middle of head- and footboard
RAIL_LENGTH = 0.945                         # a split side rail
RAIL_CENTRE_X = 0.50
RAIL_Y = 0.510
WALL_Y = 1.15                               # face of the wall behind the bed
ON_RUG = 0.015                              # castors sink 4 mm into the pile of the rug

# the day: limits of the wide and the tall picture (x from, x to, z from, z to) in the middle plane of the bed
DAY_WIDE = (-2.85, 2.31, -0.45, 2.13)
DAY_TALL = (-0.78, 1.80, -0.45, 2.775)
DAY_SEAM = 0.03                             # overlap of the wide picture and the strip above it
MOTION_STEPS = 8                            # frames from one hour to the next


def share(step):
    """How much of the way from one hour to the next the bed has moved; it starts and stops gently."""
    return (1 - math.cos(math.pi * step / MOTION_STEPS)) / 2
