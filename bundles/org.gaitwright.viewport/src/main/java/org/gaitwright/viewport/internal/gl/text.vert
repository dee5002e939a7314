layout(location = 0) in vec3 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 colour;
uniform mat4 transform;
out vec2 texel;
out vec4 tint;

void main() {
    texel = uv;
    tint = colour;
    gl_Position = transform * vec4(position, 1.0);
}
