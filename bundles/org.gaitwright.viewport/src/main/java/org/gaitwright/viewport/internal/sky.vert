out vec3 direction;

void main() {
    // one triangle over the whole picture, at the far end
    vec2 corner = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID >> 1) * 4 - 1);
    vec4 far = inverseViewProjection * vec4(corner, 1.0, 1.0);
    direction = far.xyz / far.w - eye.xyz;
    gl_Position = vec4(corner, 1.0, 1.0);
}
