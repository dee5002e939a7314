// Strips from the horizon to the top of the picture; the colour is smooth enough to be interpolated.
uniform float bottom;
out vec3 colour;

void main() {
    int row = gl_InstanceID + 1 - (gl_VertexID & 1);
    vec2 corner = vec2(float(gl_VertexID >> 1) / (COLUMNS - 1.0) * 2.0 - 1.0, mix(bottom, 1.0, float(row) / ROWS));
    vec4 far = inverseViewProjection * vec4(corner, 1.0, 1.0);
    float t = clamp(normalize(far.xyz / far.w - eye.xyz).z * 2.2, 0.0, 1.0);
    colour = mix(horizon.rgb, zenith.rgb, t * (2.0 - t));
    gl_Position = vec4(corner, 0.0, 1.0);
}
