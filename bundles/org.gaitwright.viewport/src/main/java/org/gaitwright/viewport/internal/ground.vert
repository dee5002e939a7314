#ifdef PLANE
// corners of a rectangle given as x, y, width, height
uniform vec4 rectangle;
uniform float height;
#else
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
#endif
out vec3 world;
out vec3 worldNormal;

void main() {
#ifdef PLANE
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    world = vec3(rectangle.xy + corner * rectangle.zw, height);
    worldNormal = vec3(0.0, 0.0, 1.0);
#else
    world = position;
    worldNormal = normal;
#endif
    gl_Position = viewProjection * vec4(world, 1.0);
}
