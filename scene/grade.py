"""From scene-linear light to a picture: exposure, film curve, slight glow and grain."""
import bpy
import cv2
import numpy as np


def save(clean, raw, picture, path):
    """Write a graded PNG of 16 bit. A tenth of the unfiltered picture keeps textures alive."""
    share = picture.get("grain", 0.08)
    image = clean * (1 - share) + np.minimum(raw, clean * 1.4 + 0.03) * share
    bright = np.clip(image - 1.1, 0, 4)
    sigma = image.shape[1] / 1600 * 22
    image = image + 0.035 * cv2.GaussianBlur(bright, (0, 0), sigma) + 0.010 * cv2.GaussianBlur(bright, (0, 0), sigma * 3.5)
    if "gradient" in picture:           # graduated filter: more light towards the upper edge
        amount, low, high = picture["gradient"]
        y = np.linspace(1, 0, image.shape[0], dtype=np.float32)      # row 0 is the lower edge
        t = np.clip((low - y) / (low - high), 0, 1)
        image = image * (1 + amount * t * t * (3 - 2 * t))[:, None, None]
    if "side" in picture:               # the same towards the left edge
        amount, near, far = picture["side"]
        x = np.linspace(0, 1, image.shape[1], dtype=np.float32)
        t = np.clip((near - x) / (near - far), 0, 1)
        image = image * (1 + amount * t * t * (3 - 2 * t))[None, :, None]
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    view.exposure = picture.get("exposure", 0.34)
    h, w, _ = image.shape
    out = bpy.data.images.new("out", w, h, float_buffer=True)
    pixels = np.ones((h, w, 4), np.float32)
    pixels[:, :, :3] = image
    out.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    out.save_render(path, scene=scene)
