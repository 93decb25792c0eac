"""Colours and measures of the scene. Change the wood, the wall or a textile here, in one line.

All measures are metres. The bed stands at the origin: its head points to +x, its foot to -x,
the side one looks at is y < 0, the floor is z = 0.
"""

# ---------------------------------------------------------------- colours (sRGB hex)
OAK = ("#735234", "#9a7853", "#b89b78")     # dark grain, body, light grain
FLOOR_OAK = ("#b7a287", "#cab69a", "#d9c9b0")
WALL = "#f0ece3"
SKIRTING = "#f3eee4"
PAPER = "#faf7f0"
LINEN = "#efe8da"
PINE = "#17352d"
SAGE = "#c9d3c2"
DUVET = "#dfd9ce"
DUVET_BACK = "#c0c6b8"
SHEET = "#d2ccbf"
PILLOW = "#e9e5dc"
CUSHION = "#868f82"
THROW = "#6b776c"
MATTRESS = "#d9d8cd"
PIPING = "#8fa08f"
METAL = "#d5d2ca"
METAL_DARK = "#5b605d"
UNDERCARRIAGE = "#7d827e"                   # darker than wall and rug, so that one sees it before them
COLUMNS = "#8f938e", "#9c9f99", "#a8aaa3"   # the stages, from the outer one
TYRE = "#474a49"
TOWEL = "#e9e6dd"
RUG = "#e4dccb"

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

# the day: limits of the picture and of its part for phones (x from, x to, z from, z to) in the middle plane of the bed
DAY = (-3.45, 2.35, -0.50, 2.40)
DAY_PHONE = (-1.22, 1.92, -0.44, 1.915)
