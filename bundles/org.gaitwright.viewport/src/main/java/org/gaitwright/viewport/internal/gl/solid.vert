layout(location = 0) in vec3 normal;
layout(location = 1) in vec3 signs;
layout(location = 2) in vec4 positionAndRadius;
layout(location = 3) in vec4 rotation;
layout(location = 4) in vec4 core;
layout(location = 5) in vec4 colour;

#ifdef DEPTH
uniform mat4 matrix;
#elif defined(STEP)
out vec3 world;
out vec4 bare;
out float level;
out vec3 local;
flat out vec3 flatExtent;
// where shadows fall: least x, y and greatest x, y
uniform vec4 shaded;
#else
out vec3 world;
out vec3 worldNormal;
flat out vec3 albedo;
#endif
#ifdef RIM
// by how many pixels solids are larger than they are
uniform float grow;
out float radiusInPixels;
#endif

vec3 turn(vec4 q, vec3 v) {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

void main() {
    vec3 inner = signs * core.xyz + normal * positionAndRadius.w;
    vec3 p = turn(rotation, inner) + positionAndRadius.xyz;
#ifdef DEPTH
    gl_Position = matrix * vec4(p, 1.0);
#else
    vec3 n = turn(rotation, normal);
#ifdef RIM
    float pixel = fog.z * (viewProjection * vec4(p, 1.0)).w;
    p += n * (pixel * grow);
    radiusInPixels = grow + positionAndRadius.w / pixel;
#endif
    world = p;
    gl_Position = viewProjection * vec4(p, 1.0);
#ifdef STEP
    bare = bareGround(p, n);
    level = smoothstep(0.3, 0.8, n.z);
    local = inner;
    flatExtent = core.xyz;
    // each box is drawn either with or without looking up shadows; the other program throws it out of the picture
    vec2 reach = vec2(length(core.xy + positionAndRadius.w));
    vec2 c = positionAndRadius.xy;
    bool inShade = all(lessThan(c - reach, shaded.zw)) && all(greaterThan(c + reach, shaded.xy));
#ifdef SHADOW
    if (!inShade) {
#else
    if (inShade) {
#endif
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    }
#else
    worldNormal = n;
    albedo = colour.rgb * colour.rgb;
#endif
#endif
}
