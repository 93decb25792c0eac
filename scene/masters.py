"""Make the masters in ../content/images from the graded pictures. Runs without Blender.

    python3 masters.py NAME ... [--renders FOLDER]
    python3 masters.py --list                   the names of all masters
    python3 masters.py --parts NAME             what must be rendered for one
"""
import argparse
import functools
import os

import cv2
import numpy as np

import settings as S

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, "..", "content", "images")
HOURS = "morning", "midday", "evening"
PARTS = {name: [name] for name in "hero-wide hero-tall step-payment desk detail service-keys service-control service-folder service-boards "
         "step-talk step-assembly step-demonstration".split()}
for hour in HOURS:
    PARTS["day-" + hour] = PARTS["day-%s-phone" % hour] = ["day-" + hour]
PARTS["distance"] = ["day-evening", "distance"]       # its phone shows day-evening
LOSSLESS = "hero-wide", "hero-tall"     # from a lossy master, the encoders of the website make patches on the wall
QUALITY = {"detail": 92, "distance": 92}      # where less than the best is enough
for hour in HOURS:
    QUALITY["day-" + hour], QUALITY["day-%s-phone" % hour] = 92, 90
ABOVE_LOSSY = 101       # with this quality OpenCV writes a lossless WebP


def picture(folder, name):
    """A graded picture, 0..255, not yet rounded."""
    return cv2.imread(os.path.join(folder, name, "picture.png"), cv2.IMREAD_UNCHANGED).astype(np.float32) / 257


def dithered(image, grey=False):
    """Round to 8 bit with dithering noise, against banding on walls; grey noise makes a lossless file smaller."""
    rng = np.random.default_rng(1)
    shape = image.shape[:2] + (1,) if grey else image.shape
    noise = rng.uniform(-0.75, 0.75, shape) + rng.uniform(-0.75, 0.75, shape)
    return np.clip(image + noise, 0, 255).round().astype(np.uint8)


def resized(image, size):
    """A picture at another size."""
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA if size[0] < image.shape[1] else cv2.INTER_CUBIC)


def phone(folder, hour):
    """The part of an hour of the day with the whole bed, for phones."""
    image = picture(folder, "day-" + hour)
    scale = image.shape[1] / (S.DAY[1] - S.DAY[0])
    left, right = (round((x - S.DAY[0]) * scale) for x in S.DAY_PHONE[:2])
    low, high = (round((S.DAY[3] - z) * scale) for z in S.DAY_PHONE[2:])
    return resized(image[high:low, left:right], (1384, 1038))


MAKE = {"day-%s-phone" % hour: functools.partial(phone, hour=hour) for hour in HOURS}


def write(name, image):
    """Write a WebP, lossless or in the best quality that stays below the limit."""
    path = os.path.join(IMAGES, name + ".webp")
    for quality in [ABOVE_LOSSY] if name in LOSSLESS else range(QUALITY.get(name, 94), 70, -2):
        ok, data = cv2.imencode(".webp", image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if len(data) <= 700_000:
            break
    open(path, "wb").write(data.tobytes())
    print("%-22s %5d x %-5d %7d bytes  %s" % (name, image.shape[1], image.shape[0], len(data), "lossless" if name in LOSSLESS else "quality %d" % quality))


def main():
    """Masters of the named pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--renders", default=os.path.join(HERE, "renders"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--parts")
    args = parser.parse_args()
    if args.list or args.parts:
        print(*(PARTS[args.parts] if args.parts else PARTS))
    for name in args.names:
        image = MAKE[name](args.renders) if name in MAKE else picture(args.renders, name)
        write(name, image if image.dtype == np.uint8 else dithered(image, grey=name in LOSSLESS))


main()
