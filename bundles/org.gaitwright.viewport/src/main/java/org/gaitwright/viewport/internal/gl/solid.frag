in vec3 world;
in vec3 worldNormal;
flat in vec3 albedo;
#ifdef RIM
in float radiusInPixels;
#endif
out vec4 picture;

void main() {
    vec3 n = normalize(worldNormal);
    vec3 toEye = normalize(eye.xyz - world);
    // wrapped a little, so that the terminator is soft
    float key = max(dot(n, light.xyz) * 0.9 + 0.1, 0.0);
#ifdef SHADOW
    // stepping out along the normal keeps a surface from shading itself
    key *= lit(world + n * (0.004 + 3.0 * strengths.w));
#endif
    float up = n.z * 0.5 + 0.5;
    vec3 c = albedo * (key * strengths.x + mix(strengths.z, strengths.y, up));
    float rim = 1.0 - max(dot(n, toEye), 0.0);
    c += 0.10 * rim * rim * rim * (horizon.rgb * horizon.rgb * up + 0.05);
    float glint = max(dot(n, normalize(toEye + light.xyz)), 0.0);
    glint *= glint;
    glint *= glint;
    glint *= glint;
    glint *= glint;
    c += 0.06 * key * glint;
    float opacity = 1.0;
#ifdef RIM
    // near the outline of a ball, facing is the root of twice the distance from it over the radius
    float facing = dot(n, toEye);
    opacity = min(0.5 * radiusInPixels * facing * facing, 1.0);
#endif
    picture = vec4(mix(sqrt(c), horizon.rgb, fogHere()), opacity);
}
