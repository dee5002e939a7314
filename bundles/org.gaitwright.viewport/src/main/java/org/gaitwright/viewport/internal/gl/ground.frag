#ifdef PLANE
uniform float height;
in vec2 world;
flat in vec4 bare;
#else
in vec3 world;
in vec4 bare;
#endif
#ifdef STEP
in float level;
in vec3 local;
flat in vec3 flatExtent;
#endif
out vec4 picture;

void main() {
    vec3 c = bare.rgb;
#ifdef METRES
    // Coverage of lines at whole metres and decimetres, one pixel wide; they fade out before they would flicker.
    vec2 perPixel = fwidth(world.xy) + 1e-6;
    vec2 pixels = perPixel.yx / (perPixel.x * perPixel.y);
    float coarsest = max(perPixel.x, perPixel.y);
    vec2 line = clamp(1.2 - abs(fract(world.xy + 0.5) - 0.5) * pixels, 0.0, 1.0);
    line *= clamp(METRE_FADE * 1.2 - 1.2 * coarsest, 0.0, 0.45);
#ifdef DECIMETRES
    vec2 fine = clamp(1.0 - abs(fract(world.xy * 10.0 + 0.5) - 0.5) * (0.1 * pixels), 0.0, 1.0);
    line = max(line, fine * clamp(DECIMETRE_FADE * 5.0 - 5.0 * coarsest, 0.0, 0.15));
#endif
#ifdef STEP
    line *= level;
#endif
#ifdef AXES
    // the lines through the origin are the axes of the world, and stronger
    vec4 acrossX = abs(world.x) < 0.05 ? vec4(0.30, 0.60, 0.30, 1.8) : vec4(lineColour.rgb, 1.0);
    vec4 acrossY = abs(world.y) < 0.05 ? vec4(0.78, 0.28, 0.26, 1.8) : vec4(lineColour.rgb, 1.0);
    c = mix(c, acrossX.rgb, line.x * acrossX.a);
    c = mix(c, acrossY.rgb, line.y * acrossY.a);
#else
    c = mix(c, lineColour.rgb, max(line.x, line.y));
#endif
#endif
#ifdef STEP
    // a line along every edge of a box makes steps readable from afar
    // distances to where the faces begin to round off: the middle of the three is that to the nearest such line
    vec3 in3 = flatExtent - abs(local);
    float toEdge = max(min(in3.x, in3.y), min(max(in3.x, in3.y), in3.z));
    c = mix(c, lineColour.rgb, 0.6 * clamp(1.7 - abs(toEdge) / (fwidth(toEdge) + 1e-5), 0.0, 1.0));
#endif
#ifdef SHADOW
#ifdef PLANE
    vec3 p = vec3(world, height);
#else
    vec3 p = world;
#endif
    c *= mix(bare.a, 1.0, lit(p + (0.002 + 1.5 * strengths.w) * light.xyz));
#endif
#ifdef FOG
    c = mix(c, horizon.rgb, fogHere());
#endif
    picture = vec4(c, 1.0);
}
