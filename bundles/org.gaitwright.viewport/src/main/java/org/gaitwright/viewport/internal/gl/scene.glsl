// What every pass knows of the picture. Light is added up in squared screen colours, a cheap stand-in for linear light.
layout(std140) uniform Scene {
    mat4 viewProjection;
    mat4 inverseViewProjection;
    mat4 shadowMatrix;
    vec4 eye;
    vec4 light;         // xyz: towards the key light
    vec4 strengths;     // key, sky, bounce, size of a shadow texel in metres
    vec4 zenith;        // screen colour
    vec4 horizon;       // screen colour
    vec4 groundColour;  // squared
    vec4 lineColour;    // screen colour
    vec4 fog;           // share at infinite depth, scale of the inverse of depth; size of a pixel at depth 1
};
