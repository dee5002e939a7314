in vec3 world;
in vec3 worldNormal;
#ifdef STEP
in vec3 albedo;
in vec3 local;
flat in vec3 halfExtent;
#endif
out vec4 picture;

// Coverage of lines of a given width in pixels at whole numbers of p; fades out before it would flicker.
vec2 lines(vec2 p, vec2 perPixel, float width) {
    vec2 away = abs(fract(p + 0.5) - 0.5) / perPixel;
    return clamp(0.5 * width + 0.5 - away, 0.0, 1.0) * clamp(1.6 - 4.0 * perPixel, 0.0, 1.0);
}

void main() {
#ifdef PLANE
    vec3 n = vec3(0.0, 0.0, 1.0);
#else
    vec3 n = normalize(worldNormal);
#endif
    vec3 base = groundColour.rgb;
#ifndef PLANE
    // higher is lighter and warmer, lower is darker and cooler; steep is darker
    float h = world.z / (abs(world.z) + 0.6);
    base *= vec3(1.0) + h * vec3(0.34, 0.26, 0.16);
    base *= mix(0.62, 1.0, smoothstep(0.35, 0.98, n.z));
#endif
    vec2 perPixel = max(fwidth(world.xy), 1e-5);
    vec2 metre = lines(world.xy, perPixel, 1.3);
    vec2 fine = lines(world.xy * 10.0, perPixel * 10.0, 1.0);
    float grid = max(0.42 * max(metre.x, metre.y), 0.13 * max(fine.x, fine.y));
#ifndef PLANE
    grid *= smoothstep(0.3, 0.8, n.z);
#endif
    base = mix(base, lineColour.rgb, grid * fog.z);
    // the axes of the world
    vec2 axis = clamp(1.3 - abs(world.yx) / perPixel.yx, 0.0, 1.0) * 0.55 * fog.z;
    base = mix(base, vec3(0.50, 0.06, 0.05), axis.x);
    base = mix(base, vec3(0.07, 0.30, 0.08), axis.y);
#ifdef STEP
    // a line along every edge of a box makes steps readable from afar
    vec3 away = (halfExtent - abs(local)) / max(fwidth(local), 1e-5);
    vec3 onFace = step(abs(away), vec3(0.75));
    float nearest = min(min(max(away.x, away.y), max(away.y, away.z)), max(away.x, away.z));
    base = mix(base, lineColour.rgb, 0.55 * clamp(1.6 - nearest, 0.0, 1.0));
#endif
    float key = max(dot(n, light.xyz), 0.0);
#ifdef SHADOW
    key *= lit(world + n * 0.004);
#endif
    // a pool of light around what is looked at
    vec2 d = world.xy - focus.xy;
    float pool = 1.0 - 0.22 * clamp(dot(d, d) / (dot(d, d) + 30.0), 0.0, 1.0);
    vec3 c = base * pool * (key * strengths.x + mix(strengths.z, strengths.y, n.z * 0.5 + 0.5));
    picture = vec4(onScreen(mix(c, horizon.rgb, fogAt(world))), 1.0);
}
