"""The pictures: what stands in each, from where it is seen, in what light, how large."""
from deck import SITTING, Pose

MADE_BED = Pose(height=0.56, back=0, knee=0, near_head_rail_up=False)
SITTING_HIGH = Pose(height=0.74, back=42, knee=0.085)
LOW = dict(near_head_rail_up=False, far_rails_up=False)
FLAT_LOW = Pose(height=0.42, back=0, knee=0, **LOW)
BACK_RAISED = Pose(height=0.42, **LOW)
FLAT_HIGH = Pose(height=0.80, back=0, knee=0, **LOW)

ROOM = dict(scene="room", light="day")
POSITION = dict(scene="studio", light="studio", size=(1400, 960), samples=24, place=(-1.35, -6.6, 1.45), look=(-1.35, 0, 1.45),
                lens=80, shift=(0.461, -0.305), plate="position-plate", exposure=0.1, look_curve="High Contrast")
STEP = dict(size=(1000, 800), samples=24)
EVENING = dict(scene="room", light="dusk", lamp=1.5, pose=MADE_BED, duvet="flat", bedside=(1.68, 0.42), plant=(2.27, 0.60), exposure=0.5, grain=0.02)


def light_panes(top):
    """Panes of the window on the left up to a height (y from, y to, z from, z to)."""
    middle = 0.55 + (top - 0.55) * 0.49
    return [(y, y + 0.62, z0, z1) for y in (-4.05, -3.36, -2.46, -1.77, -0.87, -0.18) for z0, z1 in ((0.55, middle - 0.04), (middle + 0.04, top))]


# place, look: the camera and the point it looks at; shift moves the frame while vertical lines stay vertical
PICTURES = {
    "hero-wide": dict(ROOM, pose=SITTING, duvet="sitting", size=(2560, 1440), samples=72, place=(-1.75, -5.7, 1.25), look=(-1.75, 0, 1.25),
                      lens=37.5, shift=(0.226, -0.047), focus=(-0.2, -0.5, 0.7), fstop=5.6,
                      gradient=(0.14, 0.50, 0.05)),
    "hero-tall": dict(ROOM, pose=SITTING, duvet="sitting", size=(1200, 1920), samples=44, place=(-3.0, -4.6, 1.45), look=(-0.02, 0.1, 1.45),
                      lens=60, shift=(0.02, 0.20), focus=(-0.3, -0.5, 0.7), fstop=5.6, panes=light_panes(3.9),
                      # nothing hangs on the wall: on phones the buttons stand there
                      gradient=(0.50, 0.66, 0.15), print_at=None),
    "detail": dict(ROOM, pose=SITTING, duvet="sitting", size=(1600, 1200), samples=28, place=(-0.24, -1.72, 1.06), look=(0.385, -0.45, 0.785),
                   lens=58, focus=(0.24, -0.545, 0.75), fstop=5.0),
    "bed-plain": dict(scene="studio", light="studio", pose=SITTING, duvet="sitting", size=(1600, 1100), samples=36, place=(-3.0, -4.7, 1.65),
                      look=(0.02, 0.0, 0.62), lens=72, plate="bed-plain-plate", exposure=0.1, look_curve="High Contrast"),
    "bed-plain-plate": dict(scene="empty_studio", light="studio", size=(320, 220), samples=64, place=(-3.0, -4.7, 1.65), look=(0.02, 0.0, 0.62),
                            lens=72, exposure=0.1, look_curve="High Contrast"),
    "position-flat": dict(POSITION, pose=FLAT_LOW, duvet="flat"),
    "position-back-raised": dict(POSITION, pose=BACK_RAISED, duvet="sitting"),
    "position-high": dict(POSITION, pose=FLAT_HIGH, duvet="flat"),
    "position-plate": dict(POSITION, scene="empty_studio", size=(350, 240), samples=64),
    "step-talk": dict(STEP, scene="talk", light="day", place=(-0.60, -2.62, 1.22), look=(-0.23, -1.45, 0.845), lens=50, focus=(-0.28, -1.65, 0.75), fstop=3.2),
    "step-assembly": dict(STEP, scene="assembly", light="day", place=(-2.9, -4.3, 1.45), look=(-0.52, 0.1, 0.56), lens=49, focus=(-0.5, -0.5, 0.5), fstop=5.6),
    "step-demonstration": dict(STEP, scene="room", light="day", pose=SITTING_HIGH, duvet="sitting", place=(-0.72, -2.05, 1.30), look=(0.24, -0.35, 0.955),
                               lens=50, focus=(0.24, -0.545, 0.93), fstop=4.0),
    "step-evening": dict(EVENING, size=(1000, 800), samples=32, place=(-0.30, -3.2, 1.30), look=(1.22, 0.1, 0.84), lens=42, focus=(0.8, -0.2, 0.8), fstop=4.0),
    "evening": dict(EVENING, size=(1440, 900), samples=30, place=(-1.6, -5.6, 1.25), look=(-1.6, 0, 1.25), lens=38, shift=(0.236, -0.045),
                    focus=(0, -0.5, 0.7), fstop=5.6),
}
