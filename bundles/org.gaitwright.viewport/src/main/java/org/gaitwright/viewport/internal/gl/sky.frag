in vec3 colour;
out vec4 picture;

void main() {
    // noise of less than one step of an 8-bit channel hides bands
    float noise = fract(dot(gl_FragCoord.xy, vec2(0.754877666, 0.569840291)));
    picture = vec4(colour + (noise - 0.5) / 255.0, 1.0);
}
