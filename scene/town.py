"""The town outside the window abroad at dusk, as a camera sees it that is focused on the windowsill.

It is computed, not modelled: every light becomes a disc, without the noise that a render with few samples leaves in
it. The discs are smaller and denser towards the horizon, which gives the town its depth.
"""
import bpy
import cv2
import numpy as np

from materials import linear

SKY = ((0, "#b98a6a"), (0.16, "#a78a88"), (0.44, "#8488a2"), (0.75, "#667a9e"), (1, "#485e88"))     # from the horizon upwards
LIGHTS = (("#ffae52", 0.36), ("#ffc985", 0.30), ("#ff9440", 0.18), ("#ffe6c4", 0.10), ("#e3ebff", 0.06))     # colour, share
STEEPLES = ((0.345, 0.150, 0.017), (0.415, 0.055, 0.040), (0.60, 0.075, 0.013))      # position, height, half width
WIDTH, HEIGHT, BLUR = 1800, 1012, 24        # pixels; BLUR = radius over which the land is spread
DISCS = ((11, 12), (16, 7), (24, 3))        # from far to near: radius of a light, number of groups of lights


def colour(tone):
    """A linear RGB colour as an array."""
    return np.array(linear(tone)[:3])


def waves(x, scale, rng):
    """A soft random line, about -1..1."""
    return sum(np.sin(x * scale * 2.26 ** k + rng.uniform(0, 6.3)) / 1.8 ** k for k in range(5)) / 2


def roofs(high, wide, rng):
    """Heights of gables, each narrower than the blur, so that they melt into a soft line."""
    top, x = np.zeros(WIDTH), 0
    while x < WIDTH:
        part = np.arange(x, min(x + int(rng.uniform(0.3, 1) * wide), WIDTH))
        top[part] = rng.uniform(0, high) + 0.012 * (1 - abs(2 * (part - x) / len(part) - 1))
        x += len(part)
    return top


def out_of_focus(image, radius, scale=1.0):
    """Spread every point over a disc, which is a little brighter towards its soft rim."""
    n = radius + 3
    r = np.hypot(*np.mgrid[-n:n + 1, -n:n + 1])
    disc = np.clip((radius - r) / (0.2 * radius) + 0.5, 0, 1) * (0.84 + 0.26 * np.clip(r / radius, 0, 1) ** 4)
    return cv2.filter2D(image.astype(np.float32), -1, (disc * scale / disc.sum()).astype(np.float32), borderType=cv2.BORDER_REPLICATE)


def land(horizon, rng):
    """Sky, and before it hills, the town, nearer roofs and trees, each paler in the haze at its foot."""
    row, x = np.arange(HEIGHT)[:, None] / HEIGHT, np.arange(WIDTH) / WIDTH
    up = np.clip(1 - row[:, 0] / horizon, 0, 1)
    heights, tones = zip(*SKY)
    image = np.stack([np.interp(up, heights, channel) for channel in np.array([colour(t) for t in tones]).T], 1)[:, None].repeat(WIDTH, 1)
    town = horizon - 0.004 - roofs(0.034, 46, rng) - 0.010 * waves(x, 7, rng)
    for at, tall, half in STEEPLES:
        town = np.minimum(town, horizon - tall * (1 - abs(x - at) / half))
    for top, tone, haze in ((horizon - 0.075 - 0.026 * waves(x, 5, rng), "#8f8ca1", "#80819a"),
                            (horizon - 0.040 - 0.018 * waves(x, 9, rng), "#666f8e", "#5d6886"),
                            (town, "#434f6d", "#394561"),
                            (horizon + 0.075 - roofs(0.030, 58, rng) - 0.012 * waves(x, 8, rng), "#303c56", "#28344c"),
                            (horizon + 0.210 - 0.024 * abs(waves(x, 70, rng)) - 0.020 * waves(x, 9, rng), "#202b3e", "#182232")):
        depth = (row - top)[..., None]
        fade = np.clip(depth / 0.22, 0, 1)
        image = np.where(depth > 0, colour(tone) * (1 - fade) + colour(haze) * fade, image)
    return image


def lights(horizon, rng):
    """Groups of lights below the horizon as discs, the near ones larger and brighter."""
    tones, shares = zip(*LIGHTS)
    view = 0
    for row, (radius, groups) in enumerate(DISCS):
        points = np.zeros((HEIGHT, WIDTH, 3))
        for group in range(groups):
            near = (row + rng.random()) / len(DISCS)
            x, y = (group + rng.random()) / groups, horizon + 0.015 + 0.34 * near ** 1.3
            for _ in range(rng.integers(3, 8)):
                at = int((y + rng.normal(0, 0.014)) * HEIGHT), int((x + rng.normal(0, 0.022 + 0.02 * near)) * WIDTH) % WIDTH
                points[at] += colour(rng.choice(tones, p=shares)) * np.exp(rng.normal(-0.45, 0.75)) * (0.35 + 0.65 * near)
        view = view + out_of_focus(points, radius, radius ** 2 * 3)
    return view


def image(horizon, seed=7):
    """The view as an image of Blender; horizon = its distance from the upper edge, as a share of the height."""
    rng = np.random.default_rng(seed)
    view = 0.60 * out_of_focus(land(horizon, rng), BLUR) + 0.36 * lights(horizon, rng)
    out = bpy.data.images.new("town", WIDTH, HEIGHT, float_buffer=True)
    out.colorspace_settings.name = "Linear"
    pixels = np.ones((HEIGHT, WIDTH, 4), np.float32)
    pixels[..., :3] = view[::-1]        # Blender counts rows from below
    out.pixels.foreach_set(pixels.ravel())
    out.pack()
    return out
