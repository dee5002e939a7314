in vec3 direction;
out vec4 picture;

void main() {
    float up = direction.z * inversesqrt(dot(direction, direction));
    float t = clamp(up * 2.2, 0.0, 1.0);
    picture = vec4(onScreen(mix(horizon.rgb, zenith.rgb, t * (2.0 - t))), 1.0);
}
