"""Make the masters in ../content/images from the graded pictures: WebP, the motion AVIF. Runs without Blender.

    python3 masters.py NAME ... [--renders FOLDER]
    python3 masters.py --list                   the names of all masters
    python3 masters.py --parts NAME             what must be rendered for one
"""
import argparse
import functools
import os
import subprocess

import cv2
import numpy as np

import settings as S

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, "..", "content", "images")
HOURS = "morning", "midday", "evening"
PARTS = {name: [name] for name in "hero-wide hero-tall step-payment desk detail evening "
         "step-talk step-assembly step-demonstration".split()}
for hour in HOURS:
    PARTS["day-" + hour] = ["day-" + hour]
    PARTS["day-%s-tall" % hour] = ["day-" + hour, "day-%s-above" % hour]
PARTS["distance"] = ["day-evening", "distance"]       # its phone shows day-evening
PARTS["share-card"] = ["hero-wide"]
STEPS = [(first, second, step) for first, second in zip(HOURS, HOURS[1:]) for step in range(1, S.MOTION_STEPS)]
FRAME_PARTS = ["motion-%s-%d-%s" % (first, step, hour) for first, second, step in STEPS for hour in (first, second)]
PARTS["day-motion"] = PARTS["day-motion-tall"] = FRAME_PARTS
FRAME, TALL_FRAME = (1176, 588), (464, 580)
CARD = (0.196, 0.17, 0.804)     # of the wide hero: left, top, width


def picture(folder, name):
    """A graded picture, 0..255, not yet rounded."""
    return cv2.imread(os.path.join(folder, name, "picture.png"), cv2.IMREAD_UNCHANGED).astype(np.float32) / 257


def dithered(image):
    """Round to 8 bit with dithering noise, against banding on walls."""
    rng = np.random.default_rng(1)
    noise = rng.uniform(-0.75, 0.75, image.shape) + rng.uniform(-0.75, 0.75, image.shape)
    return np.clip(image + noise, 0, 255).round().astype(np.uint8)


def master(name):
    """A finished master."""
    return cv2.imread(os.path.join(IMAGES, name + ".webp")).astype(np.float32)


def resized(image, size):
    """A picture at another size."""
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA if size[0] < image.shape[1] else cv2.INTER_CUBIC)


def card(folder):
    """The part of the wide hero that is shared."""
    image = picture(folder, "hero-wide")
    left, top, width = (round(share * side) for share, side in zip(CARD, (image.shape[1], image.shape[0], image.shape[1])))
    return resized(image[top:top + round(width * 630 / 1200), left:left + width], (1200, 630))


def tall(folder, name):
    """The tall picture of an hour of the day: a part of the wide one and the strip above it."""
    wide, above = (picture(folder, part) for part in PARTS[name])
    scale = wide.shape[1] / (S.DAY_WIDE[1] - S.DAY_WIDE[0])
    left, right, seam = (round(d * scale) for d in (S.DAY_TALL[0] - S.DAY_WIDE[0], S.DAY_TALL[1] - S.DAY_WIDE[0], S.DAY_SEAM))
    wide = wide[:, left:right]
    above = resized(above, (right - left, round((S.DAY_TALL[3] - S.DAY_WIDE[3] + S.DAY_SEAM) * scale)))
    share = np.linspace(0, 1, seam, dtype=np.float32)[:, None, None]
    return np.vstack([above[:-seam], above[-seam:] * (1 - share) + wide[:seam] * share, wide[seam:]])


def frames(folder):
    """The wide frames: the hours themselves, and between them the motion, faded from the light of one hour to the other."""
    for hour in HOURS:
        yield master("day-" + hour)
        for first, second, step in STEPS:
            if first == hour:
                share = S.share(step)
                one, other = (picture(folder, "motion-%s-%d-%s" % (first, step, lit)) for lit in (first, second))
                yield one * (1 - share) + other * share


def wide_motion(folder):
    """The wide frames below one another."""
    return np.vstack([resized(image, FRAME) for image in frames(folder)])


def tall_motion(folder):
    """The tall frames below one another: each a part of the wide one, below the strip above it."""
    stills = [master("day-%s-tall" % hour) for hour in HOURS]
    tall_frames = []
    for index, wide in enumerate(frames(folder)):
        first, step = divmod(index, S.MOTION_STEPS)
        share = S.share(step)
        whole = resized(stills[first] * (1 - share) + stills[min(first + 1, 2)] * share, TALL_FRAME)
        scale = TALL_FRAME[0] / (S.DAY_TALL[1] - S.DAY_TALL[0])
        per_metre = wide.shape[1] / (S.DAY_WIDE[1] - S.DAY_WIDE[0])
        left, right = (round((x - S.DAY_WIDE[0]) * per_metre) for x in S.DAY_TALL[:2])
        part = resized(wide[:, left:right], (TALL_FRAME[0], round((S.DAY_WIDE[3] - S.DAY_WIDE[2]) * scale)))
        seam = round(S.DAY_SEAM * scale)
        fade = np.minimum(np.arange(len(part), dtype=np.float32) / seam, 1)[:, None, None]
        whole[-len(part):] = whole[-len(part):] * (1 - fade) + part * fade
        tall_frames.append(whole)
    return np.vstack(tall_frames)


MAKE = {"share-card": card, "day-motion": wide_motion, "day-motion-tall": tall_motion}
MAKE.update({"day-%s-tall" % hour: functools.partial(tall, name="day-%s-tall" % hour) for hour in HOURS})


def write(name, image):
    """Write a WebP in the best quality that stays below the limit."""
    path = os.path.join(IMAGES, name + ".webp")
    for quality in range(94, 70, -2):
        ok, data = cv2.imencode(".webp", image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if len(data) <= 700_000:
            break
    open(path, "wb").write(data.tobytes())
    print("%-22s %5d x %-5d %7d bytes  quality %d" % (name, image.shape[1], image.shape[0], len(data), quality))


def write_motion(name, image):
    """Write the frames as AVIF, which the site publishes as it is. Uses the encoder of the site, after `npm ci`."""
    path = os.path.join(IMAGES, name + ".avif")
    png = os.path.join(HERE, "renders", name + ".png")
    cv2.imwrite(png, image)
    encode = "require('sharp')(process.argv[1]).avif({ quality: 50, effort: 6, chromaSubsampling: '4:2:0' }).toFile(process.argv[2])"
    subprocess.run(["node", "-e", encode, png, path], check=True, cwd=os.path.join(HERE, ".."))
    os.remove(png)
    print("%-22s %5d x %-5d %7d bytes" % (name, image.shape[1], image.shape[0], os.path.getsize(path)))


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
        if "motion" in name:
            write_motion(name, image.round().astype(np.uint8))
        else:
            write(name, image if image.dtype == np.uint8 else dithered(image))


main()
