// What every pass knows of the picture; colours are squared screen colours.
layout(std140) uniform Scene {
    mat4 viewProjection;
    mat4 inverseViewProjection;
    mat4 shadowMatrix;
    vec4 eye;
    vec4 focus;       // xyz: camera target, w: its distance
    vec4 light;       // xyz: towards the key light
    vec4 strengths;   // key, sky, bounce, shadow fade
    vec4 zenith;
    vec4 horizon;
    vec4 groundColour;
    vec4 lineColour;
    vec4 fog;         // x: begin, y: 1 / (end - begin), z: 1 with grid
};
