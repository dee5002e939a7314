in vec4 tint;
in vec3 inPixels;
out vec4 picture;

void main() {
    // how much of the pixel is covered: see TriangleStream
    float covered = clamp(inPixels.z - length(vec2(inPixels.x, max(inPixels.y, 0.0))), 0.0, 1.0);
    picture = vec4(tint.rgb, tint.a * covered);
}
