// How bare ground looks in full light (rgb) and how much of that remains in shadow (a), as screen colour.
vec4 bareGround(vec3 p, vec3 n) {
    vec3 base = groundColour.rgb;
#ifndef PLANE
    // higher is lighter and warmer, lower is darker and cooler; steep is darker
    float h = p.z / (abs(p.z) + 0.6);
    base *= vec3(1.0) + h * vec3(0.36, 0.28, 0.18);
    base *= mix(0.55, 1.0, smoothstep(0.3, 0.97, n.z));
#endif
    float key = max(dot(n, light.xyz), 0.0) * strengths.x;
    float around = mix(strengths.z, strengths.y, n.z * 0.5 + 0.5);
    return vec4(sqrt(base * (key + around)), sqrt(around / (key + around)));
}
