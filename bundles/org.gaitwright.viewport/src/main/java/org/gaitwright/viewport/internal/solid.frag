in vec3 world;
in vec3 worldNormal;
in vec3 albedo;
out vec4 picture;

void main() {
    vec3 n = normalize(worldNormal);
    vec3 toEye = normalize(eye.xyz - world);
    // wrapped a little, so that the terminator is soft
    float key = max(dot(n, light.xyz) * 0.9 + 0.1, 0.0);
    if (key > 0.0) {
        // stepping out along the normal keeps a surface from shading itself
        key *= lit(world + n * 0.012);
    }
    float up = n.z * 0.5 + 0.5;
    vec3 c = albedo * (key * strengths.x + mix(strengths.z, strengths.y, up));
    float facing = max(dot(n, toEye), 0.0);
    float rim = 1.0 - facing;
    c += 0.10 * rim * rim * rim * mix(groundColour.rgb, zenith.rgb + 0.15, up);
    float glint = max(dot(n, normalize(toEye + light.xyz)), 0.0);
    glint *= glint;
    glint *= glint;
    glint *= glint;
    glint *= glint;
    c += 0.06 * key * glint;
    picture = vec4(onScreen(mix(c, horizon.rgb, fogAt(world))), 1.0);
}
