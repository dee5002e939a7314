uniform sampler2DShadow shadowMap;

// Fine noise, less than one step of an 8-bit channel, hides bands in the soft gradients.
vec3 onScreen(vec3 squared) {
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    return sqrt(squared) + (noise - 0.5) / 255.0;
}

float fogAt(vec3 p) {
    float f = clamp((distance(p, eye.xyz) - fog.x) * fog.y, 0.0, 1.0);
    return f * f * (3.0 - 2.0 * f);
}

#ifdef SHADOW
// Share of the key light that arrives. Five bilinear comparisons are enough for a soft edge and cheap on the CPU.
float lit(vec3 p) {
    vec3 s = (shadowMatrix * vec4(p, 1.0)).xyz;
    vec2 edge = abs(s.xy - 0.5) * 2.0;
    float fade = clamp((1.0 - max(edge.x, edge.y)) * 8.0, 0.0, 1.0);
    float sum = texture(shadowMap, s);
    sum += texture(shadowMap, s + vec3(SOFT, 0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-0.4 * SOFT, SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(-SOFT, -0.4 * SOFT, 0.0));
    sum += texture(shadowMap, s + vec3(0.4 * SOFT, -SOFT, 0.0));
    return mix(1.0, sum * 0.2, fade);
}
#else
float lit(vec3 p) {
    return 1.0;
}
#endif
