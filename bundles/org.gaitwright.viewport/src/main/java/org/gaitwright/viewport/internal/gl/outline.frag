in vec3 world;
in vec3 worldNormal;
flat in vec3 albedo;
in float radiusInPixels;
uniform vec4 outline;
out vec4 picture;

void main() {
    float facing = dot(normalize(worldNormal), normalize(eye.xyz - world));
    // as for rims: near the outline of a ball, facing is the root of twice the distance from it over the radius
    picture = vec4(outline.rgb, outline.a * min(0.5 * radiusInPixels * facing * facing, 1.0));
}
