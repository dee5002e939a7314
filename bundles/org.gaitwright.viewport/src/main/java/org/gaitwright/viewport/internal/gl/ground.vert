#ifdef PLANE
// a rectangle: its first corner, and its sides
uniform vec2 corner;
uniform vec4 sides;
uniform float height;
out vec2 world;
flat out vec4 bare;
#else
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
out vec3 world;
out vec4 bare;
#endif

void main() {
#ifdef PLANE
    vec2 at = corner + float(gl_VertexID & 1) * sides.xy + float(gl_VertexID >> 1) * sides.zw;
    vec3 position = vec3(at, height);
    vec3 normal = vec3(0.0, 0.0, 1.0);
    world = position.xy;
#else
    world = position;
#endif
    bare = bareGround(position, normal);
    gl_Position = viewProjection * vec4(position, 1.0);
}
