"""Make the masters in ../content/images from the graded pictures: WebP, each at most 690 kB. Runs without Blender.

    python3 masters.py [NAME ...] [--renders FOLDER]
"""
import argparse
import os

import cv2
import numpy as np

import settings as S

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = ("hero-wide hero-tall detail bed-plain position-flat position-back-raised position-high step-talk step-assembly "
         "step-demonstration step-evening evening").split()
PLATES = {"bed-plain": "bed-plain-plate", "position-flat": "position-plate", "position-back-raised": "position-plate", "position-high": "position-plate"}
LIMIT = 690_000


def to_linear(image):
    """8-bit sRGB to linear light."""
    x = image.astype(np.float32) / 255
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def to_srgb(image):
    """Linear light to sRGB 0..255, unrounded."""
    x = np.clip(image, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055) * 255


def dithered(image):
    """Round to 8 bit with a trace of noise, so that soft walls do not band."""
    rng = np.random.default_rng(1)
    return np.clip(image + rng.uniform(-0.5, 0.5, image.shape), 0, 255).round().astype(np.uint8)


def depth_of(folder, size):
    """Depth of a rendered picture at a size, upper row first."""
    depth = np.load(os.path.join(folder, "buffers.npz"))["depth0"][::-1, :, 0].astype(np.float32)
    return cv2.resize(np.minimum(depth, 50), size, interpolation=cv2.INTER_LINEAR)


def on_paper(folder, plate_folder):
    """Divide by the empty ground: what is ground becomes exactly the paper of the page, shadows stay."""
    image, plate = (cv2.imread(os.path.join(f, "picture.png")) for f in (folder, plate_folder))
    h, w, _ = image.shape
    paper = to_linear(np.array([[[int(S.PAPER[i:i + 2], 16) for i in (5, 3, 1)]]], np.uint8))
    ratio = to_linear(image) / cv2.resize(cv2.GaussianBlur(to_linear(plate), (0, 0), 6), (w, h), interpolation=cv2.INTER_CUBIC)
    here, empty = depth_of(folder, (w, h)), depth_of(plate_folder, (w, h))
    ground = (np.abs(here - empty) < 0.006 * empty).astype(np.float32)
    ground = cv2.erode(ground, np.ones((3, 3)))[..., None]
    # on the ground: soft shadow without noise; the blur never mixes in the bed
    soft = cv2.GaussianBlur(ratio * ground, (0, 0), 5) / np.maximum(cv2.GaussianBlur(ground, (0, 0), 5)[..., None], 1e-3)
    soft = 1 + np.sign(soft - 1) * np.maximum(np.abs(soft - 1) - 0.006, 0)
    soft = np.minimum(soft, 1)
    bed = np.where(ratio > 0.94, 0.94 + np.tanh((ratio - 0.94) * 5) / 5 * 0.6, ratio)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    border = np.clip(np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / (0.06 * w), 0, 1)[..., None]
    soft = 1 + (soft - 1) * border * border * (3 - 2 * border)
    return to_srgb(paper * (soft * ground + bed * (1 - ground)))


def write(name, image):
    """Write a WebP in the best quality that stays below the limit."""
    path = os.path.join(HERE, "..", "content", "images", name + ".webp")
    for quality in range(94, 70, -2):
        ok, data = cv2.imencode(".webp", image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if len(data) <= LIMIT:
            break
    open(path, "wb").write(data.tobytes())
    print("%-22s %5d x %-5d %7d bytes  quality %d" % (name, image.shape[1], image.shape[0], len(data), quality))


def main():
    """Masters of the named pictures, or of all that are rendered."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--renders", default=os.path.join(HERE, "renders"))
    args = parser.parse_args()
    for name in args.names or NAMES:
        source = os.path.join(args.renders, name, "picture.png")
        if not os.path.exists(source):
            print(name, "is not rendered yet")
            continue
        image = cv2.imread(source)
        if name in PLATES:
            image = dithered(on_paper(os.path.join(args.renders, name), os.path.join(args.renders, PLATES[name])))
        write(name, image)
        if name == "hero-wide":
            h = round(image.shape[1] * 630 / 1200)
            top = round((image.shape[0] - h) * 0.55)
            write("share-card", cv2.resize(image[top:top + h], (1200, 630), interpolation=cv2.INTER_AREA))


main()
