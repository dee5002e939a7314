layout(location = 0) in vec3 normal;
layout(location = 1) in vec3 signs;
layout(location = 2) in vec4 positionAndRadius;
layout(location = 3) in vec4 rotation;
layout(location = 4) in vec4 core;
layout(location = 5) in vec4 colour;

#ifdef DEPTH
uniform mat4 lightMatrix;
#else
out vec3 world;
out vec3 worldNormal;
out vec3 albedo;
#endif
#ifdef STEP
out vec3 local;
flat out vec3 halfExtent;
#endif

vec3 turn(vec4 q, vec3 v) {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

void main() {
    vec3 inner = signs * core.xyz + normal * positionAndRadius.w;
    vec3 p = turn(rotation, inner) + positionAndRadius.xyz;
#ifdef DEPTH
    gl_Position = lightMatrix * vec4(p, 1.0);
#else
    world = p;
    worldNormal = turn(rotation, normal);
    albedo = colour.rgb * colour.rgb;
    gl_Position = viewProjection * vec4(p, 1.0);
#endif
#ifdef STEP
    local = inner;
    halfExtent = core.xyz + positionAndRadius.w;
#endif
}
