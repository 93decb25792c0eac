"""All materials. Colours come from settings.py; textiles read UV coordinates in metres."""
import bpy

import settings as S


def linear(hex_colour):
    """sRGB hex to a linear RGBA tuple."""
    h = hex_colour.lstrip("#")
    channels = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


def shade(hex_colour, factor):
    """A darker or lighter linear colour."""
    return tuple(min(c * factor, 1) for c in linear(hex_colour)[:3]) + (1,)


class Nodes:
    """Short methods for building a node material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node("ShaderNodeOutputMaterial")

    def node(self, kind, settings=None, **inputs):
        """Add a node; settings are attributes, other keywords are input values (two underscores = space)."""
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            node.inputs[key.replace("__", " ")].default_value = value
        return node

    def link(self, a, b):
        """Connect two sockets."""
        self.tree.links.new(a, b)

    def math(self, operation, *values, clamp=False):
        """A math node; values are numbers or sockets."""
        node = self.node("ShaderNodeMath", {"operation": operation, "use_clamp": clamp})
        for i, value in enumerate(values):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def ramp(self, factor, stops):
        """A colour ramp of (position, colour) stops."""
        node = self.node("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def noise(self, vector, scale, detail=3, roughness=0.5, distortion=0.0):
        """Noise, 0..1."""
        node = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        self.link(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def scaled(self, vector, scale, rotation=(0, 0, 0)):
        """Scale and turn coordinates."""
        node = self.node("ShaderNodeMapping", Scale=scale, Rotation=rotation)
        self.link(vector, node.inputs["Vector"])
        return node.outputs[0]

    def split(self, vector):
        """The three parts of a vector."""
        node = self.node("ShaderNodeSeparateXYZ")
        self.link(vector, node.inputs[0])
        return node.outputs

    def join(self, x, y, z=0.0):
        """A vector of three parts."""
        node = self.node("ShaderNodeCombineXYZ")
        for i, value in enumerate((x, y, z)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        """Mix two colours."""
        node = self.node("ShaderNodeMixRGB", {"blend_type": blend})
        for i, value in enumerate((factor, a, b)):
            if isinstance(value, (int, float, tuple)):
                node.inputs[i].default_value = value
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        """A normal from a height."""
        node = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        if normal:
            self.link(normal, node.inputs["Normal"])
        return node.outputs[0]

    def object_coordinates(self):
        """Coordinates of the object, metres."""
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def uv(self):
        """UV coordinates in metres."""
        return self.node("ShaderNodeUVMap", {"uv_map": "metres"}).outputs[0]

    def principled(self, colour, roughness=0.5, flat=None, **inputs):
        """Principled shader. flat = plain colour that replaces the textures for bounced light, which saves most of
        the render time of textures."""
        node = self.node("ShaderNodeBsdfPrincipled")
        inputs.update({"Base Color": colour, "Roughness": roughness})
        for key, value in inputs.items():
            socket = node.inputs[key.replace("__", " ")]
            if isinstance(value, (int, float, tuple)):
                socket.default_value = value
            else:
                self.link(value, socket)
        if flat is None:
            self.link(node.outputs[0], self.output.inputs[0])
            return node
        bounced = self.node("ShaderNodeBsdfDiffuse")
        bounced.inputs[0].default_value = flat
        choice = self.node("ShaderNodeMixShader")
        self.link(self.node("ShaderNodeLightPath").outputs["Is Camera Ray"], choice.inputs[0])
        self.link(bounced.outputs[0], choice.inputs[1])
        self.link(node.outputs[0], choice.inputs[2])
        self.link(choice.outputs[0], self.output.inputs[0])
        return node


def plain(name, colour, roughness=0.5, **inputs):
    """One colour."""
    t = Nodes(name)
    t.principled(linear(colour), roughness, **inputs)
    return t.material


def powder_coated(name, colour, roughness=0.55):
    """Matte lacquered steel with the faint grain of powder coating."""
    t = Nodes(name)
    grain = t.noise(t.object_coordinates(), 700, 2)
    t.principled(linear(colour), roughness, linear(colour), Specular=0.35, Normal=t.bump(grain, 0.10, 0.0004))
    return t.material


def oak(name, axis, colours=S.OAK, roughness=0.42):
    """Oiled oak with the grain along a local axis of the part: growth rings around a tilted pith outside the board."""
    t = Nodes(name)
    along = {"x": (0.05, 1, 1), "y": (1, 0.05, 1), "z": (1, 1, 0.05)}[axis]
    pores = {"x": (0.018, 1, 1), "y": (1, 0.018, 1), "z": (1, 1, 0.018)}[axis]
    number = t.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    t.link(t.node("ShaderNodeObjectInfo").outputs["Object Index"], number.inputs["W"])
    random = number.outputs["Value"]
    offset = t.node("ShaderNodeVectorMath", {"operation": "ADD"})
    t.link(t.object_coordinates(), offset.inputs[0])
    t.link(t.join(t.math("MULTIPLY", random, 73.0), t.math("MULTIPLY", random, 31.0), t.math("MULTIPLY", random, 57.0)),
           offset.inputs[1])
    v = t.scaled(offset.outputs[0], along)
    figure = t.noise(v, 8, 3, 0.5, 0.5)
    parts = t.split(t.object_coordinates())
    run, flat, deep = {"x": (0, 1, 2), "y": (1, 0, 2), "z": (2, 0, 1)}[axis]

    def pith(socket, seed, low, high, tilt):
        """Distance from the pith along one axis; it changes along the board."""
        white = t.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
        t.link(t.math("ADD", random, seed), white.inputs["W"])
        at = t.math("ADD", low, t.math("MULTIPLY", white.outputs["Value"], high - low))
        lean = t.math("MULTIPLY", parts[run], t.math("MULTIPLY", t.math("SUBTRACT", white.outputs["Value"], 0.5), tilt))
        return t.math("ADD", t.math("ADD", parts[socket], at), lean)
    y, z = pith(flat, 3.7, -0.06, 0.06, 0.03), pith(deep, 8.3, 0.09, 0.24, 0.05)
    radius = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", y, y), t.math("MULTIPLY", z, z)))
    warped = t.math("ADD", radius, t.math("MULTIPLY", figure, 0.016))
    rings = t.math("FRACT", t.math("DIVIDE", warped, 0.0048))       # slow rise, quick fall
    rings = t.math("POWER", rings, 1.8)
    lines = t.noise(v, 75, 4, 0.6, 0.15)
    threads = t.noise(v, 330, 2, 0.6)
    pore = t.noise(t.scaled(offset.outputs[0], pores), 260, 3, 0.65)
    fine = t.noise(t.scaled(offset.outputs[0], pores), 1300, 2, 0.6)
    tone = t.math("ADD", t.math("MULTIPLY", rings, 0.20), t.math("ADD", t.math("MULTIPLY", lines, 0.14),
                                                                   t.math("ADD", t.math("MULTIPLY", threads, 0.36), t.math("MULTIPLY", figure, 0.30))))
    tone = t.math("ADD", tone, t.math("ADD", 0.035, t.math("MULTIPLY", t.math("SUBTRACT", random, 0.5), 0.04)))
    body = t.ramp(tone, [(0.34, linear(colours[2])), (0.54, linear(colours[1])), (0.78, linear(colours[0]))])
    pore_mask = t.ramp(t.math("MAXIMUM", pore, t.math("ADD", fine, -0.01)), [(0.60, (0, 0, 0, 1)), (0.70, (1, 1, 1, 1))])
    colour = t.mix(t.math("MULTIPLY", pore_mask, 0.46), body, shade(colours[0], 0.55))
    height = t.math("SUBTRACT", t.math("MULTIPLY", lines, 0.5), pore_mask)
    t.principled(colour, t.math("ADD", roughness - 0.06, t.math("MULTIPLY", lines, 0.14)), linear(colours[1]), Specular=0.35,
                 Normal=t.bump(height, 0.06, 0.0008))
    return t.material


def plank_floor():
    """Oak planks along x, with bevelled joints."""
    t = Nodes("floor")
    x, y, _ = t.split(t.object_coordinates())
    width, length = 0.165, 1.9

    def white(value):
        node = t.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
        t.link(value, node.inputs["W"])
        return node.outputs["Value"]
    row = t.math("FLOOR", t.math("DIVIDE", y, width))
    in_row = t.math("FRACT", t.math("DIVIDE", y, width))
    run = t.math("ADD", t.math("DIVIDE", x, length), t.math("MULTIPLY", white(row), 3.7))
    in_run = t.math("FRACT", run)
    random = white(t.math("ADD", t.math("MULTIPLY", row, 17.13), t.math("MULTIPLY", t.math("FLOOR", run), 5.71)))
    v = t.join(t.math("MULTIPLY", x, 0.05), y, t.math("MULTIPLY", random, 40))
    figure, lines = t.noise(v, 9, 2, 0.5, 0.6), t.noise(v, 75, 2, 0.6)
    rings = t.math("POWER", t.math("FRACT", t.math("MULTIPLY", figure, 8.0)), 1.8)
    tone = t.math("ADD", t.math("ADD", t.math("MULTIPLY", figure, 0.28), t.math("MULTIPLY", lines, 0.42)),
                  t.math("ADD", t.math("MULTIPLY", rings, 0.13), t.math("MULTIPLY", random, 0.20)))
    colour = t.ramp(tone, [(0.34, linear(S.FLOOR_OAK[2])), (0.52, linear(S.FLOOR_OAK[1])), (0.76, linear(S.FLOOR_OAK[0]))])

    def edge(value, size):
        return t.math("MULTIPLY", t.math("MINIMUM", value, t.math("SUBTRACT", 1, value)), size)
    gap = t.math("MINIMUM", edge(in_run, length), edge(in_row, width))
    joint = t.math("DIVIDE", gap, 0.0022, clamp=True)
    colour = t.mix(1.0, colour, t.ramp(joint, [(0, (0.42, 0.36, 0.31, 1)), (1, (1, 1, 1, 1))]), "MULTIPLY")
    height = t.math("ADD", joint, t.math("MULTIPLY", lines, 0.2))
    t.principled(colour, t.math("ADD", 0.38, t.math("MULTIPLY", lines, 0.2)), linear(S.FLOOR_OAK[1]), Specular=0.32,
                 Normal=t.bump(height, 0.25, 0.0012))
    return t.material


def woven(name, colour, thread=0.0012, slub=0.5, crease=0.0, variation=0.05, roughness=0.95, sheen=0.25,
          hem=None, size=None, uv=True):
    """Linen or cotton: plain weave with slubs in both directions, fine creases, and a stitched hem.

    thread: distance of the threads; crease: strength of the fine creases; hem: width of the hem, which needs
    size (length, width) of the cloth in UV metres.
    """
    t = Nodes(name)
    v = t.uv() if uv else t.object_coordinates()
    parts = t.split(v)
    a, b = parts[0], parts[1]
    weave = t.math("MULTIPLY", t.math("SINE", t.math("MULTIPLY", a, 6.2832 / thread)),
                   t.math("SINE", t.math("MULTIPLY", b, 6.2832 / thread)))
    warp = t.noise(t.scaled(v, (1, 0.035, 1)), 520, 3, 0.6)
    weft = t.noise(t.scaled(v, (0.035, 1, 1)), 520, 3, 0.6)
    slubs = t.math("ADD", warp, weft)
    broad = t.noise(v, 9, 3, 0.6)
    tone = t.math("ADD", t.math("MULTIPLY", slubs, 0.42), t.math("MULTIPLY", broad, 0.16))
    low, high = 1 - variation * 2.0, 1 + variation * 0.6
    base = t.ramp(tone, [(0.36, shade(colour, low)), (0.64, shade(colour, high))])
    height = t.math("ADD", t.math("MULTIPLY", weave, 0.30), t.math("MULTIPLY", slubs, slub * 2))
    if hem and size:
        def edge(value, extent):
            return t.math("MINIMUM", value, t.math("SUBTRACT", extent, value))
        distance = t.math("MINIMUM", edge(a, size[0]), edge(b, size[1]))
        groove = t.math("ABSOLUTE", t.math("SUBTRACT", distance, hem))
        groove = t.math("SUBTRACT", 1, t.math("DIVIDE", groove, 0.0022, clamp=True))
        height = t.math("SUBTRACT", height, t.math("MULTIPLY", groove, 5.0))
        base = t.mix(t.math("MULTIPLY", groove, 0.28), base, shade(colour, 0.55))
    normal = t.bump(height, 0.42, 0.0006)
    if crease:
        c = t.scaled(v, (1.0, 1.5, 1.2))
        ridges = t.noise(c, 9, 4, 0.55, 1.1)
        ridges = t.math("ABSOLUTE", t.math("SUBTRACT", ridges, 0.5))       # sharp small creases, as in ironed cotton
        soft = t.noise(t.scaled(v, (0.5, 1.3, 1.0)), 16, 3, 0.55, 0.8)
        fine = t.math("ADD", t.math("MULTIPLY", ridges, -0.8), soft)
        normal = t.bump(fine, crease, 0.012, normal)
    t.principled(base, roughness, linear(colour), Sheen=sheen, Specular=0.15, Normal=normal)
    return t.material


def waffle(name, colour, cell=0.008):
    """Heavy waffle weave for the throw."""
    t = Nodes(name)
    v = t.uv()
    a, b, _ = t.split(v)

    def wave(value):
        s = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", value, 3.14159 / cell)))
        return t.math("POWER", s, 0.6)
    wall = t.math("SUBTRACT", 1, t.math("MULTIPLY", wave(a), wave(b)))
    yarn = t.math("ADD", t.noise(t.scaled(v, (1, 0.1, 1)), 900, 2), t.noise(t.scaled(v, (0.1, 1, 1)), 900, 2))
    broad = t.noise(v, 8, 3, 0.6)
    tone = t.math("ADD", t.math("MULTIPLY", wall, 0.55), t.math("ADD", t.math("MULTIPLY", yarn, 0.16), t.math("MULTIPLY", broad, 0.12)))
    base = t.ramp(tone, [(0.12, shade(colour, 0.68)), (0.75, shade(colour, 1.14))])
    height = t.math("ADD", wall, t.math("MULTIPLY", yarn, 0.22))
    t.principled(base, 0.98, shade(colour, 0.9), Sheen=0.6, Specular=0.08, Normal=t.bump(height, 0.75, 0.0022))
    return t.material


def plaster(name, colour):
    """Fine lime plaster, trowelled by hand: hardly visible clouds and a very fine relief."""
    t = Nodes(name)
    v = t.object_coordinates()
    cloud = t.noise(t.scaled(v, (1, 1, 1.3)), 1.4, 3, 0.55)
    strokes = t.noise(t.scaled(v, (1, 1, 2.2), (0, 0.5, 0)), 7, 2, 0.6)
    tone = t.math("ADD", t.math("MULTIPLY", cloud, 0.7), t.math("MULTIPLY", strokes, 0.3))
    base = t.ramp(tone, [(0.3, shade(colour, 0.965)), (0.7, shade(colour, 1.02))])
    height = t.noise(v, 60, 1)
    t.principled(base, 0.92, linear(colour), Specular=0.1, Normal=t.bump(height, 0.06, 0.0012))
    return t.material


def wool(name, colour):
    """Rug wool; the pile itself is modelled."""
    t = Nodes(name)
    random = t.node("ShaderNodeObjectInfo").outputs["Random"]
    v = t.node("ShaderNodeTexCoord").outputs["Object"]
    tone = t.math("ADD", t.math("MULTIPLY", t.noise(v, 60, 2), 0.9), t.math("MULTIPLY", random, 0.1))
    base = t.ramp(tone, [(0.3, shade(colour, 0.84)), (0.7, shade(colour, 1.06))])
    t.principled(base, 1.0, shade(colour, 0.95), Sheen=0.4, Specular=0.05)
    return t.material


def leaf(name, dark, light):
    """Leaves let some light through and have a lighter midrib (UV across the leaf)."""
    t = Nodes(name)
    a, b, _ = t.split(t.uv())
    rib = t.math("SUBTRACT", 1, t.math("DIVIDE", t.math("ABSOLUTE", a), 0.05, clamp=True))
    veins = t.math("ABSOLUTE", t.math("SINE", t.math("ADD", t.math("MULTIPLY", b, 34), t.math("MULTIPLY", t.math("ABSOLUTE", a), -16))))
    veins = t.math("MULTIPLY", t.math("POWER", t.math("SUBTRACT", 1, veins), 6), 0.35)
    random = t.node("ShaderNodeObjectInfo").outputs["Random"]
    body = t.ramp(t.math("ADD", t.math("MULTIPLY", t.noise(t.object_coordinates(), 9, 2), 0.5), t.math("MULTIPLY", random, 0.5)),
                  [(0.25, linear(dark)), (0.75, linear(light))])
    colour = t.mix(t.math("ADD", t.math("MULTIPLY", rib, 0.6), veins), body, shade(light, 1.5))
    gloss = t.node("ShaderNodeBsdfPrincipled", Roughness=0.45, Specular=0.35)
    t.link(colour, gloss.inputs["Base Color"])
    through = t.node("ShaderNodeBsdfTranslucent")
    t.link(colour, through.inputs[0])
    mix = t.node("ShaderNodeMixShader", Fac=0.28)
    t.link(gloss.outputs[0], mix.inputs[1])
    t.link(through.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.output.inputs[0])
    return t.material


def lampshade(strength, colour="#ffcb8e"):
    """Linen lampshade that glows when the lamp is lit."""
    t = Nodes("lampshade")
    body = t.node("ShaderNodeBsdfPrincipled", Roughness=0.95, Specular=0.1)
    v = t.object_coordinates()
    threads = t.math("ADD", t.noise(t.scaled(v, (1, 1, 0.05)), 400, 2), t.noise(t.scaled(v, (0.1, 0.1, 1)), 500, 2))
    t.link(t.ramp(threads, [(0.7, shade("#efe5d2", 0.93)), (1.3, linear("#efe5d2"))]), body.inputs["Base Color"])
    if strength:
        glow = t.node("ShaderNodeEmission")
        z = t.split(t.node("ShaderNodeTexCoord").outputs["Generated"])[2]
        t.link(t.ramp(z, [(0, shade(colour, 0.80)), (0.45, shade(colour, 1.0)), (1, shade(colour, 0.62))]), glow.inputs[0])
        rim = t.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]      # the linen is thicker where one looks along it
        falling = t.math("SUBTRACT", 1, t.math("MULTIPLY", rim, 0.4))
        t.link(t.math("MULTIPLY", t.math("ADD", 0.75, t.math("MULTIPLY", threads, 0.25)), t.math("MULTIPLY", falling, strength)), glow.inputs[1])
        both = t.node("ShaderNodeAddShader")
        t.link(body.outputs[0], both.inputs[0])
        t.link(glow.outputs[0], both.inputs[1])
        t.link(both.outputs[0], t.output.inputs[0])
    else:
        t.link(body.outputs[0], t.output.inputs[0])
    t.material.cycles.sample_as_light = False
    return t.material


def window_glass(share=0.07):
    """A pane that lets everything through and reflects a little of the room."""
    t = Nodes("window glass")
    clear, mirror = t.node("ShaderNodeBsdfTransparent"), t.node("ShaderNodeBsdfGlossy", Roughness=0.0)
    mix = t.node("ShaderNodeMixShader", Fac=share)
    t.link(clear.outputs[0], mix.inputs[1])
    t.link(mirror.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.output.inputs[0])
    return t.material


def build(lamp=0.0):
    """All materials by name; lamp = strength of the glow of the lampshade."""
    m = {}
    for axis in "xyz":
        m["oak_" + axis] = oak("oak along " + axis, axis)
        m["slat_" + axis] = oak("beech along " + axis, axis, ("#b08a5c", "#d0ab7c", "#e2c59c"), 0.55)
    m["wall"] = plaster("wall", S.WALL)
    m["skirting"] = plain("skirting", S.SKIRTING, 0.5)
    m["floor"] = plank_floor()
    m["frame"] = powder_coated("frame lacquer", S.METAL)
    m["undercarriage"] = powder_coated("undercarriage lacquer", S.UNDERCARRIAGE)
    for stage, colour in enumerate(S.COLUMNS, 1):
        m["column_%d" % stage] = powder_coated("lacquer of column stage %d" % stage, colour)
    m["metal_dark"] = powder_coated("dark lacquer", S.METAL_DARK, 0.6)
    m["steel"] = plain("steel", "#b9b7b2", 0.34, Metallic=1.0)
    m["plastic_light"] = plain("light plastic", "#ece9e2", 0.48, Specular=0.4)
    m["plastic_grey"] = plain("grey plastic", "#8d918e", 0.5)
    m["button"] = plain("button", "#dfe5df", 0.5)
    m["button_accent"] = plain("accent button", "#3f6b5c", 0.5)
    m["tyre"] = plain("tyre", S.TYRE, 0.65)
    m["mattress"] = woven("mattress cover", S.MATTRESS, thread=0.0016, slub=0.6, variation=0.05, uv=True)
    m["piping"] = plain("piping", S.PIPING, 0.85)
    m["sheet"] = woven("sheet", S.SHEET, thread=0.0009, slub=0.35, crease=0.28, variation=0.02)
    m["pillow"] = woven("pillow", S.PILLOW, thread=0.0010, slub=0.4, crease=0.40, variation=0.02, uv=False)
    m["cushion"] = woven("cushion", S.CUSHION, thread=0.0022, slub=0.9, crease=0.2, variation=0.10, uv=False)
    m["throw"] = waffle("throw", S.THROW)
    m["throw_hem"] = woven("throw hem", S.THROW, thread=0.002, slub=0.8, variation=0.1)
    m["curtain"] = woven("curtain", S.LINEN, thread=0.0018, slub=0.8, variation=0.05)
    m["rug_fringe"] = plain("rug fringe", "#d9cfba", 1.0)
    m["rug_ground"] = plain("rug ground", "#cfc5b2", 1.0)
    m["horn"] = plain("horn", "#3a2a1f", 0.3)
    m["water"] = plain("water", "#c9d8d6", 0.04)
    m["towel"], m["towel_sage"] = wool("towel", S.TOWEL), wool("sage towel", S.CUSHION)
    m["ceramic"] = plain("ceramic", "#efe9dd", 0.38)
    m["ceramic_sage"] = plain("sage ceramic", "#93a598", 0.36)
    m["ceramic_pine"] = plain("pine ceramic", "#2f4d43", 0.34)
    m["pot"] = plain("pot", "#d9cebb", 0.8)
    m["soil"] = plain("soil", "#4a3b2e", 0.95)
    m["brass"] = plain("brass", "#b89a66", 0.36, Metallic=1.0)
    m["stem"] = plain("stem", "#6b5a40", 0.75)
    m["stalk"] = plain("stalk", "#6f7f54", 0.65)
    m["glass"] = window_glass()
    m["leaf"] = leaf("leaf", "#2f5236", "#54794a")
    m["leaf_grey"] = leaf("eucalyptus", "#6f8a78", "#93a994")
    m["coffee"] = plain("coffee", "#3a2415", 0.12, Specular=0.2)
    m["paper"] = plain("paper", S.PAPER, 0.85)
    m["pine"] = plain("pine", S.PINE, 0.6)
    m["sage"] = plain("sage", S.SAGE, 0.7)
    m["book_cloth"] = woven("book cloth", "#33574b", thread=0.001, slub=0.6, variation=0.1, uv=False)
    m["shade"] = lampshade(lamp)
    return m
