"""The pictures: scene, camera, light and size of each."""
from dataclasses import replace

import settings as S
from deck import SITTING, Pose

MADE_BED = Pose(back=0, knee=0, near_head_rail_up=False)
SITTING_HIGH = Pose(height=0.74, back=42)

ROOM = dict(scene="room", light="day", bedside=(1.54, 0.42), plant=(1.98, 0.58, 1.55))
HERO = dict(ROOM, pose=SITTING, duvet="sitting", place=(-3.1, -5.5, 1.3), look=(-1.74, 0, 1.3), focus=(-0.3, -0.5, 0.7), fstop=5.6,
            bedside=(1.74, 0.04), plant=(2.50, 0.62, 1.55), exposure=0.43,
            hour="morning", book=(-0.14, -0.12, 28))
# the day: one room, one camera, three hours
DAY = dict(scene="day", samples=6, place=(-1.4, -6.0, 1.35), look=(-1.4, 0, 1.35), focus=(0, -0.5, 0.7), fstop=2.8, bedside=(1.61, 0.06), plant=(2.14, 0.62, 1.40), control=0.30, even=(7.146, 7.17, 9))
HOURS = {
    "morning": dict(light="morning", hour="morning", pose=replace(SITTING, height=0.50), duvet="sitting", throw=0.10, book=(-0.16, -0.10, 24), side=(0.12, 0.37, 0.20)),
    "midday": dict(light="midday", hour="midday", pose=Pose(height=0.80, back=0, knee=0, near_head_rail_up=False), duvet="flat", control=0.74, throw=0.10, exposure=0.33, side=(0.10, 0.40, 0.30)),
    "evening": dict(light="evening", hour="evening", lamp=1.1, pose=Pose(height=0.42, back=0, knee=0), duvet="flat", throw=0.40, draw_up=0.11,
                    exposure=0.28, grain=0.02, side=(-0.49, 0.46, 0.24)),
}
STEP = dict(light="step", size=(1280, 1600), samples=6, exposure=0.60)
SERVICE = dict(light="step", scene="service", sky=0.15, size=(1000, 1000), samples=12, lens=85, fstop=4, exposure=0.42, panes=[(-40, 40, -3, 60)])


def light_panes(top=3.68, rows=2, wide=False):
    """Panes of the windows on the left up to a height (y from, y to, z from, z to); wide = one row of windows without wall between them."""
    low, bar = 1.08, 0.08
    height = (top - low + bar) / rows
    return [(y, y + 0.62, low + k * height, low + (k + 1) * height - bar)
            for y in ((-6.0 + 0.70 * n for n in range(11)) if wide else (-4.99, -4.30, -3.40, -2.71, -1.81, -1.12, -0.22, 0.47)) for k in range(rows)]


# The heroes: the wall on the left, which is under the words, is lit without bars, and so is the bed; the wall behind
# the pillow is in the shade.
WIDE_PANES = [(-1.24, 1.6, 0.0, 6.0), (-1.96, -1.42, 1.08, 2.34), (-1.96, -1.42, 2.42, 3.95), (-3.40, -2.20, 1.2, 2.62),
              (-4.30, -3.68, 1.2, 3.6), (-4.99, -4.37, 1.2, 3.6)]
TALL_PANES = WIDE_PANES[3:] + [(-2.58, -0.90, 3.85, 9.5), (-4.40, -2.68, 3.85, 9.5)]

# place, look: the camera and the point it looks at; shift moves the frame and keeps vertical lines vertical
PICTURES = {
    "hero-wide": dict(HERO, exposure=0.45, panes=WIDE_PANES, size=(2560, 1440), samples=8, grain=0.05, lens=42, shift=(0.15, -0.043), side=(0.22, 0.72, 0.15), gradient=(0.30, 0.60, 0.05)),
    "hero-tall": dict(HERO, size=(1280, 1600), samples=8, lens=100, shift=(0.880, -0.136), panes=TALL_PANES, bedside=None, plant=None, gradient=(0.46, 0.97, 0.15), exposure=0.43, grain=0.02),
    "detail": dict(ROOM, light="step", sun=22, pose=replace(MADE_BED, height=0.42), duvet="made", bed=dict(control_x=0.715, control_side=1, throw_at=0.62), beside=(0.66, -0.86),
                   size=(2400, 1800), samples=6, wall="#3d524a", place=(-0.92, -1.82, 1.08), look=(0.90, -0.10, 0.72), lens=45.5, focus=(0.85, -0.3, 0.7), fstop=8, gradient=(0.45, 0.55, 0.05)),
    "step-talk": dict(STEP, size=(1600, 1280), exposure=0.40, sky=0.20, sun=19, scene="talk", place=(-0.60, -2.62, 1.22), look=(-0.23, -1.45, 0.845), lens=50, focus=(-0.22, -1.55, 0.76), fstop=3.2),
    "step-assembly": dict(STEP, sun=28, scene="assembly", place=(-2.0, -3.0, 1.25), look=(-0.25, 0, 0.62), lens=50, focus=(-0.5, -0.5, 0.5), fstop=4),
    "step-demonstration": dict(STEP, scene="room", sun=30, pose=SITTING_HIGH, duvet="sitting", bed=dict(control_x=0.30), plant=None, bedside=None,
                               place=(0.10, -1.60, 1.12), look=(0.345, -0.54, 0.985), lens=85, focus=(0.30, -0.556, 0.95), fstop=2.5, exposure=0.50),
    "step-payment": dict(STEP, size=(1680, 1120), exposure=0.48, sun=30, panes=light_panes(wide=True), scene="payment", pose=replace(MADE_BED, height=0.50), duvet="made", bed=dict(control_x=0.715, control_side=1, throw_at=0.62),
                         corner=(-1.09, -2.05, 0.745), place=(-1.75, -3.05, 1.12), look=(-0.75, -0.9, 0.72), lens=45, shift=(-0.02, -0.09), focus=(-1.38, -2.25, 0.75), fstop=4),
    "desk": dict(scene="desk", light="desk", lamp=0.7, size=(1600, 2000), samples=6, place=(0.28, -2.75, 1.46), look=(-0.06, -0.35, 0.98), lens=43, shift=(0.015, -0.188),
                 focus=(0, -0.5, 0.8), fstop=5.6, exposure=0.66, grain=0.03, even=(9, 100, 2.2)),
    "distance": dict(scene="abroad", light="abroad", size=(2560, 1100), samples=32, place=(0.018, -1.10, 1.010), look=(0.018, 0, 1.010), lens=70, shift=(-0.18, -0.10), focus=(0.04, -0.15, 0.95), fstop=5.6,
                     exposure=0.25, grain=0.03, side=(-0.67, 0.66, 0.34)),
    "service-keys": dict(SERVICE, sun=17, object="keys", place=(-0.085, -0.27, 0.975), look=(-0.012, 0.016, 0.745), focus=(-0.004, 0.006, 0.750)),
    "service-control": dict(SERVICE, sun=17, exposure=0.30, object="control", place=(-0.06, -0.50, 1.16), look=(0.010, -0.022, 0.745), focus=(0, -0.01, 0.765)),
    "service-folder": dict(SERVICE, sun=17, object="folder", place=(-0.10, -0.74, 1.40), look=(0.025, -0.01, 0.745), focus=(0.02, -0.03, 0.75)),
    "service-boards": dict(SERVICE, sun=20, exposure=0.44, wall="#3d524a", object="boards", place=(-0.62, -1.50, 0.66), look=(-0.08, 0.95, 0.345), lens=53, focus=(-0.06, 0.85, 0.34)),
}


def frame(left, right, low, high, width):
    """Lens, shift and size of a picture that shows these limits (metres in the middle plane of the bed)."""
    span, (x, y, z) = right - left, DAY["place"]
    return dict(lens=36 * -y / span, shift=(((left + right) / 2 - x) / span, ((low + high) / 2 - z) / span),
                size=(width, 2 * round(width * (high - low) / span / 2)))


for hour, light in HOURS.items():
    PICTURES["day-" + hour] = dict(DAY, **frame(*S.DAY, 2560)) | light
