layout(location = 0) in vec3 position;
layout(location = 1) in vec4 colour;
layout(location = 2) in vec3 edge;
// share of the way to the eye by which everything is nearer than it is, so that what lies on a surface is seen
uniform float lift;
uniform float opacity;
out vec4 tint;
out vec3 inPixels;

void main() {
    tint = vec4(colour.rgb, colour.a * opacity);
    inPixels = edge;
    gl_Position = viewProjection * vec4(mix(position, eye.xyz, lift), 1.0);
}
