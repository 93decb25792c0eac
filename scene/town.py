"""The town outside the window abroad at dusk, as a camera sees it that is focused on the windowsill.

It is computed, not modelled: every light becomes a disc of the aperture, all of one size, without the noise that a
render with few samples leaves in them.
"""
import bpy
import cv2
import numpy as np

from materials import linear

SKY = ((0, "#f3b487"), (0.16, "#dfab9b"), (0.44, "#9d9aaf"), (0.75, "#667a9e"), (1, "#485e88"))     # from the horizon upwards
LIGHTS = (("#ffb765", 0.36), ("#ffd097", 0.30), ("#ff9c4c", 0.18), ("#ffe6c4", 0.10), ("#e3ebff", 0.06))     # colour, share


def colour(tone):
    """A linear RGB colour as an array."""
    return np.array(linear(tone)[:3])


def waves(x, scale, rng):
    """A soft random line, about -1..1."""
    return sum(np.sin(x * scale * 2.26 ** k + rng.uniform(0, 6.3)) / 1.8 ** k for k in range(5)) / 2


def roofs(width, high, wide, rng):
    """Heights of gables, each narrower than the disc of the aperture, so that they melt into a soft line."""
    top, x = np.zeros(width), 0
    while x < width:
        part = np.arange(x, min(x + int(rng.uniform(0.3, 1) * wide), width))
        top[part] = rng.uniform(0, high) + 0.012 * (1 - abs(2 * (part - x) / len(part) - 1))
        x += len(part)
    return top


def disc(radius):
    """The aperture, a little brighter towards its rim."""
    n = int(radius) + 2
    r = np.hypot(*np.mgrid[-n:n + 1, -n:n + 1])
    return np.clip(radius - r + 0.5, 0, 1) * (0.84 + 0.26 * np.clip(r / radius, 0, 1) ** 4)


def view(horizon, width=1800, height=1012, radius=26, count=92, seed=5):
    """Rows from the top, linear light; horizon = its share of the height from the top."""
    rng = np.random.default_rng(seed)
    row, x = np.arange(height)[:, None] / height, np.arange(width) / width
    up = np.clip(1 - row[:, 0] / horizon, 0, 1)
    image = np.stack([np.interp(up, *zip(*((h, colour(c)[k]) for h, c in SKY))) for k in range(3)], 1)[:, None].repeat(width, 1)
    town = horizon - 0.004 - roofs(width, 0.034, 46, rng) - 0.010 * waves(x, 7, rng)
    for at, tall, half in ((0.345, 0.150, 0.017), (0.415, 0.055, 0.040), (0.60, 0.075, 0.013)):      # steeples and a roof
        town = np.minimum(town, horizon - tall * (1 - abs(x - at) / half))
    for top, tone, haze in ((horizon - 0.075 - 0.026 * waves(x, 5, rng), "#8f8ca1", "#80819a"),       # hills
                            (horizon - 0.040 - 0.018 * waves(x, 9, rng), "#666f8e", "#5d6886"),
                            (town, "#434f6d", "#394561"),
                            (horizon + 0.075 - roofs(width, 0.030, 58, rng) - 0.012 * waves(x, 8, rng), "#303c56", "#28344c"),
                            (horizon + 0.210 - 0.024 * abs(waves(x, 70, rng)) - 0.020 * waves(x, 9, rng), "#202b3e", "#182232")):     # trees
        depth = (row - top)[..., None]
        fade = np.clip(depth / 0.22, 0, 1)
        image = np.where(depth > 0, colour(tone) * (1 - fade) + colour(haze) * fade, image)
    lamps = np.zeros_like(image)
    for _ in range(count):
        near = rng.random() ** 1.5
        at = int((horizon + 0.020 + 0.36 * near + rng.normal(0, 0.012)) * height), int(rng.random() * width)
        tone = LIGHTS[rng.choice(len(LIGHTS), p=[share for _, share in LIGHTS])][0]
        lamps[at] += colour(tone) * np.exp(rng.normal(-0.2, 0.7)) * (0.35 + 0.65 * near)
    aperture = disc(radius)
    soft, bright = (cv2.filter2D(a.astype(np.float32), -1, (aperture / k).astype(np.float32), borderType=cv2.BORDER_REPLICATE)
                    for a, k in ((image, aperture.sum()), (lamps, 1)))
    return 0.58 * soft + 0.28 * bright


def image(horizon):
    """The view as an image of Blender."""
    rows = view(horizon)[::-1]
    height, width, _ = rows.shape
    out = bpy.data.images.new("town", width, height, float_buffer=True)
    out.colorspace_settings.name = "Linear"
    out.pixels.foreach_set(np.concatenate([rows, np.ones((height, width, 1), np.float32)], 2).astype(np.float32).ravel())
    out.pack()
    return out
