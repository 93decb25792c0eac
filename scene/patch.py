"""Render a part of a finished picture anew and put it in: for a small change that need not cost the whole render.

    blender -b --factory-startup -P render.py -- NAME --preview WIDTH SAMPLES --crop x0 x1 y0 y1     (WIDTH = full width)
    blender -b --factory-startup -P patch.py -- NAME x0 y0 [--out FOLDER]                            (the same x0 and y0)
    blender -b --factory-startup -P finish.py -- NAME
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import numpy as np

import denoise


def main():
    """Denoise the part and blend it into the clean picture and its raw buffers, with a soft border."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("x0", type=float)
    parser.add_argument("y0", type=float)
    parser.add_argument("--out", default=os.path.join(HERE, "renders"))
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    folder = os.path.join(args.out, args.name)
    whole, part = dict(np.load(os.path.join(folder, "buffers.npz"))), dict(np.load(os.path.join(folder + "-preview", "buffers.npz")))
    clean = np.load(os.path.join(folder, "clean.npy"))
    height, width, _ = clean.shape
    h, w, _ = part["colour0"].shape
    # Blender rounds the border; find the exact place by the albedo along the rim
    places = [(np.abs(whole["albedo0"][y:y + h, x:x + w] - part["albedo0"])[::7, ::7].mean(), y, x)
              for y in range(max(0, int(args.y0 * height) - 2), int(args.y0 * height) + 3)
              for x in range(max(0, int(args.x0 * width) - 2), int(args.x0 * width) + 3) if y + h <= height and x + w <= width]
    _, y, x = min(places)
    y, x = (height - h if abs(height - h - y) < 4 else y), (width - w if abs(width - w - x) < 4 else x)     # at the border it is certain
    def rim(count, start, total):
        low, high = np.arange(count) + (99 if start == 0 else 0), np.arange(count)[::-1] + (99 if start + count == total else 0)
        return np.minimum(low, high)
    ramp = np.minimum(rim(w, x, width)[None, :], rim(h, y, height)[:, None])       # no transition at the border of the picture
    weight = np.clip(ramp / 12, 0, 1)[..., None].astype(np.float32)
    area = np.s_[y:y + h, x:x + w]
    clean[area] = clean[area] * (1 - weight) + denoise.run(part) * weight
    for key in whole:
        whole[key][area] = whole[key][area] * (1 - weight) + part[key] * weight
    np.savez(os.path.join(folder, "buffers.npz"), **whole)
    np.save(os.path.join(folder, "clean.npy"), clean)
    print("patched at", x, y, "size", w, h)


main()
