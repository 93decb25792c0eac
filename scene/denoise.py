"""Denoiser: the networks of Intel Open Image Denoise, run by OpenCV (Debian's Blender has no OpenImageDenoise).

As in Open Image Denoise, two networks first clean albedo and normals; the third cleans the colour with their help.
README.md has the source and the licence of the weights.
"""
import os
import struct

import cv2
import numpy as np
from onnx import TensorProto, helper, numpy_helper

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights")
TILE, MARGIN = 640, 96          # pixels that a tile gives, and how far it sees around them; whole sixteenths
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
MIDDLE_GREY = 0.18              # the mean luminance that the colour network expects
ENCODER = ("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)       # layers between two poolings
# the transfer function of Open Image Denoise for HDR colour: linear, then a power, then a logarithm
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def encoded(y):
    """Linear light by the transfer function."""
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * y ** C + D, E * np.log(y + F) + G))


def decoded(x):
    """The inverse of encoded."""
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


BRIGHTEST = float(encoded(np.float64(65504)))       # of 16-bit floats; the network sees it as 1


def tensors(path):
    """The tensors of a .tza file by name, as 32-bit floats."""
    with open(path, "rb") as file:
        blob = file.read()
    _, _, _, at = struct.unpack_from("<HBBQ", blob)
    count, = struct.unpack_from("<I", blob, at)
    at, found = at + 4, {}
    for _ in range(count):
        size, = struct.unpack_from("<H", blob, at)
        name, rank = blob[at + 2:at + 2 + size].decode(), blob[at + 2 + size]
        at += 3 + size
        shape = struct.unpack_from("<%dI" % rank, blob, at)
        kind, offset = struct.unpack_from("<cQ", blob, at + 5 * rank)       # after the sizes and a letter for each axis
        at += 5 * rank + 9
        found[name] = np.frombuffer(blob, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return found


def network(name):
    """The U-Net with the weights of this name for square tiles, as an OpenCV network."""
    weights, nodes = tensors(os.path.join(WEIGHTS, name + ".tza")), []
    constants = [numpy_helper.from_array(value, key) for key, value in weights.items()]
    constants.append(numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), "twice"))

    def add(kind, inputs, output, **options):
        nodes.append(helper.make_node(kind, inputs, [output], **options))
        return output

    def conv(layer, value):
        linear = add("Conv", [value, layer + ".weight", layer + ".bias"], layer + " linear", pads=[1] * 4, kernel_shape=[3, 3])
        return add("Relu", [linear], layer)
    value, skips = "in", ["in"]
    for k, layers in enumerate(ENCODER):
        for layer in layers:
            value = conv(layer, value)
        value = add("MaxPool", [value], "pool%d" % k, kernel_shape=[2, 2], strides=[2, 2])
        skips.append(value)
    value = conv("enc_conv5b", conv("enc_conv5a", value))
    for k in (4, 3, 2, 1):
        value = add("Upsample", [value, "twice"], "up%d" % k, mode="nearest")
        value = add("Concat", [value, skips[k - 1]], "both%d" % k, axis=1)
        value = conv("dec_conv%db" % k, conv("dec_conv%da" % k, value))
    value = conv("dec_conv0", value)
    side = TILE + 2 * MARGIN
    source, result = ([helper.make_tensor_value_info(end, TensorProto.FLOAT, [1, channels, side, side])]
                      for end, channels in (("in", weights["enc_conv0.weight"].shape[1]), (value, 3)))
    model = helper.make_model(helper.make_graph(nodes, name, source, result, constants), opset_imports=[helper.make_opsetid("", 9)])
    return cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))


def filtered(name, image):
    """The picture after the network of this name, tile by tile, which limits the memory."""
    height, width, _ = image.shape
    net, out = network(name), np.empty((height, width, 3), np.float32)
    # mirrored, because a repeated border is a stripe that the network keeps
    padded = np.pad(image, ((MARGIN, MARGIN + -height % TILE), (MARGIN, MARGIN + -width % TILE), (0, 0)), "reflect")
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            tile = padded[top:top + TILE + 2 * MARGIN, left:left + TILE + 2 * MARGIN]
            net.setInput(np.ascontiguousarray(tile.transpose(2, 0, 1)[None]))
            part = out[top:top + TILE, left:left + TILE]
            part[:] = net.forward()[0].transpose(1, 2, 0)[MARGIN:MARGIN + part.shape[0], MARGIN:MARGIN + part.shape[1]]
    return out


def exposure(colour):
    """The factor that brings the picture to middle grey: the mean of the logarithms of squares of about 16 pixels."""
    squares = cv2.resize(colour @ LUMINANCE, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    return MIDDLE_GREY / np.exp(np.log(squares[squares > 1e-8]).mean())


def run(buffers):
    """The mean of both halves without noise, in linear light."""
    colour, albedo, normal = ((buffers[k + "0"] + buffers[k + "1"]) / 2 for k in ("colour", "albedo", "normal"))
    albedo = filtered("rt_alb", np.clip(albedo, 0, 1))
    normal = filtered("rt_nrm", np.clip(normal / 2 + 0.5, 0, 1))
    colour = np.maximum(colour, 0)
    scale = exposure(colour)
    guided = np.concatenate([encoded(colour * scale) / BRIGHTEST, albedo, normal], 2).astype(np.float32)
    clean = np.clip(filtered("rt_hdr_calb_cnrm", guided), 0, 1) * BRIGHTEST
    return (decoded(clean) / scale).astype(np.float32)
