in vec3 world;
in vec3 worldNormal;
flat in vec3 albedo;
out vec4 picture;

void main() {
    vec3 n = normalize(worldNormal);
    float facing = max(dot(n, normalize(eye.xyz - world)), 0.0);
    float away = 1.0 - facing;
    // near the outline of a ball, facing is the root of the distance from it; over twice its slope it is the distance
    float fromEdge = facing / (2.0 * fwidth(facing) + 1e-5);
    // like glass: seen through in the middle, dense at the edge, and faded within the last pixel
    float opacity = (0.28 + 0.5 * away * away) * min(fromEdge, 1.0);
    picture = vec4(sqrt(albedo) * (0.92 + 0.16 * n.z), opacity);
}
