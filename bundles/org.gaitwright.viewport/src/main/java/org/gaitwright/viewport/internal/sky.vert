// Strips from the bottom to the top of the picture, at the far end; the colour is smooth enough to be interpolated.
const int COLUMNS = 9;
out vec3 colour;

void main() {
    int row = gl_InstanceID + 1 - (gl_VertexID & 1);
    vec2 corner = vec2(float(gl_VertexID >> 1) / float(COLUMNS - 1), float(row) / ROWS) * 2.0 - 1.0;
    vec4 far = inverseViewProjection * vec4(corner, 1.0, 1.0);
    float t = clamp(normalize(far.xyz / far.w - eye.xyz).z * 2.2, 0.0, 1.0);
    colour = mix(horizon.rgb, zenith.rgb, t * (2.0 - t));
    gl_Position = vec4(corner, 1.0, 1.0);
}
