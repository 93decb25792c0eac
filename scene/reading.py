"""What somebody reads: books, glasses, an open book that lies face down."""
import math

import bpy
from mathutils import Matrix

from materials import Nodes, linear, plain
from shapes import box, cylinder, mesh_object, moved, plate, rounded_rectangle, tube


def materials(m):
    """Cloth and pages of books, and lenses."""
    if "pages" not in m:
        m["pages"], m["lens"], m["linen_cloth"] = pages(), lens_glass(), plain("linen cloth", "#a98a68", 0.85)


def pages(name="pages"):
    """The cut of a block of pages: fine lines."""
    t = Nodes(name)
    z = t.split(t.object_coordinates())[2]
    lines = t.math("MULTIPLY", t.math("ADD", t.math("SINE", t.math("MULTIPLY", z, 6.2832 / 0.0011)), 1), 0.5)
    t.principled(t.mix(lines, linear("#e6dfcd"), linear("#f3eee2")), 0.9, linear("#efe9dc"))
    return t.material


def book(matrix, size, m, cloth="book_cloth"):
    """A closed book, its spine on local -y: covers that overhang a block of pages, a rounded spine. Local z = 0 is its base."""
    materials(m)
    before = set(bpy.data.objects)
    w, d, h = size
    for z in (0.0011, h - 0.0011):
        box("book cover", (0, 0, z), (w, d, 0.0022), m[cloth], 0.0008)
    box("book pages", (0, 0.0005, h / 2), (w - 0.008, d - 0.009, h - 0.0046), m["pages"], 0.0006)
    spine = [(-d / 2 + 0.0012 - 0.0030 * math.sin(math.pi * k / 8), h * k / 8) for k in range(9)]
    verts = [(x, y, z) for y, z in spine for x in (-w / 2, w / 2)]
    back = mesh_object("book spine", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(8)], m[cloth], 0)
    back.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0018
    moved(before, matrix)


def lens_glass(name="lens"):
    """A thin lens: clear, with the reflection of the room and a hint of green at its rim."""
    t = Nodes(name)
    clear, mirror = t.node("ShaderNodeBsdfTransparent"), t.node("ShaderNodeBsdfGlossy", Roughness=0.02)
    clear.inputs[0].default_value = linear("#f4f7f5")
    mix = t.node("ShaderNodeMixShader", Fac=0.07)
    t.link(clear.outputs[0], mix.inputs[1])
    t.link(mirror.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.output.inputs[0])
    return t.material


def glasses(matrix, m):
    """Reading glasses with lenses, folded, that lie on their rims: the temples cross behind the lenses. Local z = 0 is their base."""
    materials(m)
    before = set(bpy.data.objects)
    for side in (-1, 1):
        rim = rounded_rectangle(0.052, 0.040, (0.018, 0.018, 0.013, 0.013), 8, side * 0.034, 0.0205)
        tube("rim", [(px, 0, pz) for px, pz in rim], 0.0022, m["horn"], 0, cyclic=True)
        plate("lens", [rounded_rectangle(0.050, 0.038, (0.017, 0.017, 0.012, 0.012), 8, side * 0.034, 0.0205)], 0.0016,
              Matrix.Rotation(math.pi / 2, 4, "X"), m["lens"], 0.0004, 1)
        z, lift = 0.030, 0.0025 if side > 0 else -0.0025            # one temple lies over the other
        box("hinge", (side * 0.0615, 0.003, z), (0.0050, 0.0090, 0.0050), m["horn"], 0.0012)
        tube("temple", [(side * 0.0615, 0.0065, z + lift), (side * 0.0540, 0.0120 + 0.003 * side, z + lift), (-side * 0.034, 0.0150 + 0.003 * side, z - 0.001 + lift), (-side * 0.064, 0.0165 + 0.003 * side, z - 0.014)],
             0.0020, m["horn"], 0.02, radii=[1.0] * 6 + [1.15])
    tube("bridge", [(-0.0090, 0, 0.0260), (0, -0.001, 0.0315), (0.0090, 0, 0.0260)], 0.0022, m["horn"], 0.01)
    # they lie on rims and temples, lenses up
    moved(before, matrix @ Matrix.Translation((0, 0, 0.0022)) @ Matrix.Rotation(math.radians(-82), 4, "X") @ Matrix.Translation((0, 0, -0.0205)))


def open_book(matrix, m, cloth="linen_cloth", width=0.135, height=0.205, slope=15):
    """A book that lies open, face down: two covers like a low roof, their pages below. Local z = 0 is where its edges rest."""
    materials(m)
    before = set(bpy.data.objects)
    rise = math.radians(slope)
    top = width * math.sin(rise)
    for side in (-1, 1):
        lie = Matrix.Translation((0, 0, top)) @ Matrix.Rotation(side * rise, 4, "Y") @ Matrix.Translation((side * width / 2, 0, 0))
        board = box("book cover", (0, 0, 0), (width - 0.004, height, 0.0026), m[cloth], 0.0009)
        board.matrix_world = lie @ board.matrix_world
        block = box("book pages", (-side * 0.003, 0, -0.0066), (width - 0.012, height - 0.010, 0.0105), m["pages"], 0.0015)
        block.matrix_world = lie @ block.matrix_world
        label = plate("title", [rounded_rectangle(0.052, 0.026, 0.0015, 3)], 0.0005, lie @ Matrix.Translation((0, 0.045, 0.0014)), m["paper"], 0.0001, 1) if side < 0 else None
        if label:
            for k, w in enumerate((0.034, 0.022)):
                plate("title line", [rounded_rectangle(w, 0.0026, 0.0010, 2)], 0.0003, lie @ Matrix.Translation((0, 0.0495 - 0.008 * k, 0.0018)), m["pine"], 0.0001, 1)
    cylinder("book spine", (0, 0, top + 0.0004), 0.0068, height, m[cloth], "y", 0.0008, 32)
    moved(before, matrix)
