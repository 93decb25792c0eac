"""The base of the bed: castors, feet, spine and the two telescopic lifting columns."""
import math

from shapes import box, cylinder, plane_matrix, plate, rounded_rectangle, tube

COLUMN_X = 0.60
WHEEL = 0.050       # radius
CABLE_ENTRY = (-0.09, -0.045, 0.225)       # of the hand control into the control box


def castor(x, y, m, turn=1):
    """A twin-wheel castor with fork, hood, and brake pedal."""
    for dx in (-0.0185, 0.0185):
        cylinder("castor wheel", (x, y + dx, WHEEL), WHEEL, 0.022, m["tyre"], "y", 0.008)
        cylinder("castor disc", (x, y + dx * 1.62, WHEEL), 0.031, 0.004, m["metal_dark"], "y", 0.0015)
        cylinder("castor axle", (x, y + dx * 1.74, WHEEL), 0.008, 0.004, m["undercarriage"], "y", 0.0015)
    arc = [math.radians(a) for a in range(12, 169, 8)]
    hood = [(0.0585 * math.cos(a), 0.0585 * math.sin(a)) for a in arc] + [(0.0525 * math.cos(a), 0.0525 * math.sin(a)) for a in arc[::-1]]
    plate("castor hood", [hood], 0.060, plane_matrix((x, y, WHEEL), (1, 0, 0), (0, 0, 1)), m["undercarriage"], 0.0025)
    plate("castor fork", [rounded_rectangle(0.030, 0.062, 0.012, 6, 0, 0.028)], 0.012,
          plane_matrix((x, y, WHEEL), (1, 0, 0), (0, 0, 1)), m["undercarriage"], 0.003)
    cylinder("castor stem", (x, y, 0.122), 0.0125, 0.035, m["steel"])
    box("brake pedal", (x + turn * 0.066, y, 0.088), (0.042, 0.034, 0.009), m["button_accent"], 0.004, (0, turn * 0.42, 0))


def build(pose, m):
    """Base and columns up to the frame of a bed in the given pose."""
    top = pose.height - 0.085           # underside of the frame
    for side in (-1, 1):
        x = side * COLUMN_X
        box("foot of the column", (x, 0, 0.158), (0.080, 0.80, 0.044), m["undercarriage"], 0.016, segments=4)
        for y in (-0.36, 0.36):
            castor(x, y, m, side)
        low = 0.170
        stages = ((0.170, 0.215), (0.146, 0.190), (0.122, 0.165))
        body = min(0.245, top - low - 0.03)
        heights = [low + body]
        for k in (1, 2):
            heights.append(heights[0] + (top - heights[0]) * k / 2)
        for k, ((w, d), height) in enumerate(zip(stages, heights)):
            box("lifting column %d" % (k + 1), (x, 0, (low + height) / 2), (w, d, height - low), m["column_%d" % (k + 1)], 0.018, segments=4)
            if k < 2:
                box("column seal", (x, 0, height + 0.001), (w - 0.010, d - 0.010, 0.010), m["metal_dark"], 0.0015)
        box("head plate", (x, 0, top - 0.004), (0.16, 0.30, 0.012), m["frame"], 0.003)
    box("spine", (0, 0, 0.158), (2 * COLUMN_X, 0.090, 0.040), m["undercarriage"], 0.014, segments=4)
    box("control box", (-0.22, 0, 0.215), (0.26, 0.125, 0.072), m["plastic_grey"], 0.016, segments=4)
    box("control box lid", (-0.22, 0, 0.252), (0.20, 0.085, 0.004), m["undercarriage"], 0.0015)
    tube("column cable", [(-0.09, -0.02, 0.21), (0.20, -0.03, 0.185), (0.52, -0.02, 0.20)], 0.0042, m["plastic_grey"], 0.05)
    tube("motor cable", [(-0.10, 0.03, 0.22), (0.0, 0.06, 0.205), (0.10, 0.07, top - 0.03), (0.12, 0.07, top + 0.01)], 0.0042, m["plastic_grey"], 0.08)
