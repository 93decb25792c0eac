"""Denoiser: feature-guided non-local means over two half-sample buffers (Debian's Blender has no OpenImageDenoise).

The filter divides the picture by the albedo, filters the irradiance, and multiplies by the albedo again, so that
textures stay sharp. The weights for one half come from the other half, so that their noise is independent. Normals,
albedo and depth preserve edges. The relief of weave and plaster, which the filter removes with the noise, is
restored from the normals.
"""
import cv2
import numpy as np

cv2.setNumThreads(1)


def blur(a, r):
    """Box filter of radius r that keeps three dimensions."""
    b = cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REFLECT)
    return b if b.ndim == a.ndim else b[:, :, None]


def without_fireflies(image):
    """Clamp pixels that are much brighter than their neighbours."""
    image = np.maximum(image, 0)
    median = np.stack([cv2.medianBlur(np.ascontiguousarray(image[:, :, i]), 5) for i in range(3)], 2)
    return np.minimum(image, median * 3 + 0.25)


def surface_colour(buffers):
    """The albedo of the surfaces; 1 for emissive ones."""
    albedo = (buffers["albedo0"] + buffers["albedo1"]) / 2
    return np.where(albedo.max(2, keepdims=True) < 0.01, 1, np.maximum(albedo, 0.01)).astype(np.float32)


def relief(rest, bumps, radius=6, calm=2e-4):
    """The part of the removed signal that correlates with small deviations of the normals (local least squares)."""
    noise = np.maximum(np.eye(3, dtype=np.float32) * calm, 0)
    outer = blur((bumps[..., :, None] * bumps[..., None, :]).reshape(*bumps.shape[:2], 9), radius).reshape(*bumps.shape[:2], 3, 3) + noise
    slopes = [np.linalg.solve(outer, blur(bumps * rest[..., c:c + 1], radius)[..., None])[..., 0] for c in range(3)]
    return np.stack([(slope * bumps).sum(2) for slope in slopes], 2)


def strip(buffers, window, patch, colour_strength, feature_strength):
    """Filter one strip."""
    surface = surface_colour(buffers)
    halves = [np.log1p(2 * without_fireflies(buffers["colour%d" % h]) / surface) for h in (0, 1)]
    albedo = [buffers["albedo%d" % h] for h in (0, 1)]
    normal = [buffers["normal%d" % h] for h in (0, 1)]
    normals = (normal[0] + normal[1]) / 2
    depth = np.minimum(((buffers["depth0"] + buffers["depth1"]) / 2)[:, :, :1], 20)
    height, width, _ = halves[0].shape
    variance = np.maximum(blur((halves[0] - halves[1]) ** 2 / 2, 3), 1e-6).mean(2, keepdims=True)

    def spread(a, b):
        return np.maximum(blur((a - b) ** 2 / 4, 2), 0)
    features = np.concatenate([(albedo[0] + albedo[1]) / 2, normals], 2)
    feature_variance = np.concatenate([spread(*albedo), spread(*normal)], 2) + np.array([4e-4] * 3 + [1.5e-3] * 3, np.float32)
    slope = (np.abs(cv2.Sobel(depth, cv2.CV_32F, 1, 0, ksize=3)) + np.abs(cv2.Sobel(depth, cv2.CV_32F, 0, 1, ksize=3)))[:, :, None] / 8

    def padded(a):
        b = cv2.copyMakeBorder(np.ascontiguousarray(a), window, window, window, window, cv2.BORDER_REFLECT)
        return b if b.ndim == 3 else b[:, :, None]
    f_pad, fv_pad, z_pad, v_pad = (padded(a) for a in (features, feature_variance, depth, variance))
    h_pad = [padded(np.concatenate([a, normals], 2)) for a in halves]
    total = [np.zeros(halves[0].shape[:2] + (6,), np.float32) for _ in (0, 1)]
    weight = [np.zeros((height, width, 1), np.float32) for _ in (0, 1)]
    for dy in range(-window, window + 1):
        for dx in range(-window, window + 1):
            if dx * dx + dy * dy > window * window * 1.15:
                continue
            s = np.s_[window + dy:window + dy + height, window + dx:window + dx + width]
            difference = ((features - f_pad[s]) ** 2 / (feature_strength ** 2 * (feature_variance + fv_pad[s]) * 4)).max(2)
            step = np.abs(depth - z_pad[s])[:, :, 0] / (slope[:, :, 0] * max(abs(dx), abs(dy), 1) * 1.5 + 0.02 * depth[:, :, 0] + 0.01)
            difference = np.maximum(difference, step * step)
            vq = v_pad[s]
            for h in (0, 1):
                other = 1 - h
                d = ((halves[other] - h_pad[other][s][:, :, :3]) ** 2).mean(2, keepdims=True) - (variance + np.minimum(variance, vq))
                d = blur(d / (1e-6 + colour_strength ** 2 * (variance + vq)), patch)
                w = np.exp(-np.maximum(np.maximum(d, 0)[:, :, 0], difference))[:, :, None]
                total[h] += w * h_pad[h][s]
                weight[h] += w
    clean = (total[0] / weight[0] + total[1] / weight[1]) / 2
    light = clean[:, :, :3] + relief((halves[0] + halves[1]) / 2 - clean[:, :, :3], normals - clean[:, :, 3:])
    return np.expm1(light) / 2 * surface


def run(buffers, window=5, patch=1, colour_strength=0.75, feature_strength=0.6, rows=160):
    """Filter the picture in strips, which limits the memory."""
    height = buffers["colour0"].shape[0]
    out = np.empty_like(buffers["colour0"])
    margin = window + 4
    for top in range(0, height, rows):
        a, b = max(0, top - margin), min(height, top + rows + margin)
        part = strip({k: np.ascontiguousarray(v[a:b]) for k, v in buffers.items()}, window, patch, colour_strength, feature_strength)
        end = min(top + rows, height)
        out[top:end] = part[top - a:top - a + end - top]
    return out
