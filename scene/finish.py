"""Denoise and grade a rendered picture; can be repeated without rendering.

    blender -b --factory-startup -P finish.py -- NAME [--preview] [--raw] [--out FOLDER]
"""
import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import cv2
import numpy as np

import denoise
import grade
from pictures import PICTURES


def even_part(image, buffers, near, far, sigma):
    """Smooth what lies between two distances: a background far out of focus, where lens samples leave grain in the
    discs of light, or a bare wall, where compression makes steps of the noise."""
    depth = (buffers["depth0"] + buffers["depth1"])[..., :1] / 2
    part = ((depth > near) & (depth < far)).astype(np.float32)
    part = cv2.GaussianBlur(cv2.erode(part, np.ones((3, 3))), (0, 0), 1.0)[..., None]
    even = cv2.GaussianBlur(image * part, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(part, (0, 0), sigma)[..., None], 1e-3)
    return image * (1 - part) + even * part


def main():
    """Write a PNG next to the buffers of the render."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--raw", action="store_true")
    parser.add_argument("--out", default=os.path.join(HERE, "renders"))
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    folder = os.path.join(args.out, args.name + ("-preview" if args.preview else ""))
    cache = os.path.join(folder, "clean.npy")
    newest = os.path.getmtime(os.path.join(folder, "buffers.npz"))
    buffers = dict(np.load(os.path.join(folder, "buffers.npz")))
    raw = (buffers["colour0"] + buffers["colour1"]) / 2
    t = time.time()
    if args.raw:
        clean = raw
    elif os.path.exists(cache) and os.path.getmtime(cache) > newest:
        clean = np.load(cache)
    else:
        clean = denoise.run(buffers)
        np.save(cache, clean)
    if "even" in PICTURES[args.name]:
        clean, raw = (even_part(image, buffers, *PICTURES[args.name]["even"]) for image in (clean, raw))
    print("DENOISE %.0f s" % (time.time() - t))
    grade.save(clean, raw, PICTURES[args.name], os.path.join(folder, "picture.png"))


main()
