uniform sampler2DShadow shadowMap;

// Linear in the inverse of depth along the view, which comes with the fragment: no division, no root.
float fogHere() {
    float f = clamp(fog.x - gl_FragCoord.w * fog.y, 0.0, 1.0);
    return f * f;
}

#ifdef SHADOW
// Share of the key light that arrives. Four bilinear comparisons are enough for a soft edge and cheap on the CPU; where
// shadows fall on something round and small, fewer do.
float lit(vec3 p) {
    vec3 s = (shadowMatrix * vec4(p, 1.0)).xyz;
#if TAPS == 1
    return texture(shadowMap, s);
#elif TAPS == 2
    vec3 d = vec3(SOFT, 0.6 * SOFT, 0.0);
    return 0.5 * (texture(shadowMap, s + d) + texture(shadowMap, s - d));
#else
    float sum = texture(shadowMap, s + vec3(SOFT, 0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-0.4 * SOFT, SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-SOFT, -0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(0.4 * SOFT, -SOFT, 0.0));
    return 0.25 * sum;
#endif
}
#endif
