uniform sampler2DShadow shadowMap;

// Linear in the inverse of depth along the view, which comes with the fragment: no division, no root.
float fogHere() {
    float f = clamp(fog.x - gl_FragCoord.w * fog.y, 0.0, 1.0);
    return f * f;
}

#ifdef SHADOW
// Share of the key light that arrives. Four bilinear comparisons are enough for a soft edge and cheap on the CPU.
float lit(vec3 p) {
    vec3 s = (shadowMatrix * vec4(p, 1.0)).xyz;
    float sum = texture(shadowMap, s + vec3(SOFT, 0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-0.4 * SOFT, SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-SOFT, -0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(0.4 * SOFT, -SOFT, 0.0));
    return 0.25 * sum;
}
#endif
