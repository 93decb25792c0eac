"""Render one picture, in two half passes, each saved, so that an interrupted render continues with the missing pass.

    blender -b --factory-startup -P render.py -- NAME [--preview WIDTH SAMPLES] [--crop x0 x1 y0 y1] [--threads N] [--out FOLDER]
"""
import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import numpy as np

import scene as build_scene

PASSES = {"Image": "colour", "Denoising Normal": "normal", "Denoising Albedo": "albedo", "Denoising Depth": "depth"}


def settings(picture, args):
    """Cycles on the processor, bounded in bounces and clamped against fireflies."""
    s = bpy.context.scene
    s.render.engine, s.cycles.device = "CYCLES", "CPU"
    s.render.threads_mode, s.render.threads = "FIXED", args.threads
    width, height = picture["size"]
    if args.preview:
        height, width = round(height * args.preview[0] / width), args.preview[0]
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    if args.crop:
        s.render.use_border = s.render.use_crop_to_border = True
        s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = args.crop
    c = s.cycles
    c.use_denoising, c.use_adaptive_sampling = False, True
    c.adaptive_threshold, c.adaptive_min_samples = 0.01, 16
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 3, 2, 2, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 4, 12, 1.0
    s.view_layers[0].cycles.denoising_store_passes = True
    return args.preview[1] if args.preview else picture["samples"]


def file_output(folder):
    """Write the passes as 32-bit EXR."""
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers, out, composite = (tree.nodes.new(n) for n in ("CompositorNodeRLayers", "CompositorNodeOutputFile", "CompositorNodeComposite"))
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    out.file_slots.clear()
    for name, short in PASSES.items():
        out.file_slots.new(short)
        tree.links.new(layers.outputs[name], out.inputs[short])
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    return out


def read(path):
    """RGB of an image as an array, top row last."""
    image = bpy.data.images.load(path)
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4)[:, :, :3].copy()


def main():
    """Build, render both halves, store them as one .npz for finish.py."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--preview", nargs=2, type=int)
    parser.add_argument("--crop", nargs=4, type=float)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default=os.path.join(HERE, "renders"))
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    t = time.time()
    picture = build_scene.build(args.name)
    samples = settings(picture, args)
    folder = os.path.join(args.out, args.name + ("-preview" if args.preview or args.crop else ""))
    os.makedirs(folder, exist_ok=True)
    out = file_output(folder)
    print("BUILD %.0f s" % (time.time() - t), flush=True)
    buffers = {}
    for half in (0, 1):
        files = {short: os.path.join(folder, "%s%d_0001.exr" % (short, half)) for short in PASSES.values()}
        done = os.path.join(folder, "done%d" % half)
        if args.preview or args.crop or not os.path.exists(done):
            bpy.context.scene.cycles.seed, bpy.context.scene.cycles.samples = 11 + half, max(1, samples // 2)
            for slot in out.file_slots:
                slot.path = slot.path.rstrip("01_") + "%d_" % half
            t = time.time()
            bpy.ops.render.render(write_still=False)
            seconds = time.time() - t
            print("RENDER %s half %d: %.0f s" % (args.name, half, seconds), flush=True)
            open(done, "w").write("%.0f" % seconds)
        for short, path in files.items():
            buffers[short + str(half)] = read(path)
    np.savez(os.path.join(folder, "buffers.npz"), **buffers)


main()
