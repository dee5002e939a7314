in vec2 texel;
in vec4 tint;
uniform sampler2D glyphs;
out vec4 picture;

void main() {
    picture = vec4(tint.rgb, tint.a * texture(glyphs, texel).r);
}
