// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.joml.Matrix4f;

/** A linked vertex and fragment shader, read from the files beside this class. */
public final class ShaderProgram {
    /** Where the block of scene uniforms is bound. */
    static final int SCENE_BINDING = 0;

    private final String vertexFile;
    private final String fragmentFile;
    private final List<String> symbols;
    private final Map<String, Integer> locations = new HashMap<>();
    private final float[] matrix = new float[16];
    private int id;

    /** The names of the files, and symbols to define in both, as {@code NAME} or {@code NAME value}. */
    public ShaderProgram(String vertexFile, String fragmentFile, List<String> symbols) {
        this.vertexFile = vertexFile;
        this.fragmentFile = fragmentFile;
        this.symbols = List.copyOf(symbols);
    }

    /** Makes it the one that draws. It is compiled when first used: no scene needs all shaders. */
    public void use() {
        if (id == 0) {
            id = link();
        }
        glUseProgram(id);
    }

    private int link() {
        String what = vertexFile + " + " + fragmentFile + " " + symbols;
        int vertex = compile(GL_VERTEX_SHADER, what, source(symbols, "scene.glsl", "surface.glsl", vertexFile));
        int fragment = compile(GL_FRAGMENT_SHADER, what, source(symbols, "scene.glsl", "light.glsl", fragmentFile));
        int program = glCreateProgram();
        glAttachShader(program, vertex);
        glAttachShader(program, fragment);
        glLinkProgram(program);
        glDeleteShader(vertex);
        glDeleteShader(fragment);
        if (glGetProgrami(program, GL_LINK_STATUS) == GL_FALSE) {
            throw refused(what, glGetProgramInfoLog(program));
        }
        int block = glGetUniformBlockIndex(program, "Scene");
        if (block != GL_INVALID_INDEX) {
            glUniformBlockBinding(program, block, SCENE_BINDING);
        }
        return program;
    }

    public void set(String name, float value) {
        glUniform1f(location(name), value);
    }

    public void set(String name, float x, float y) {
        glUniform2f(location(name), x, y);
    }

    public void set(String name, float x, float y, float z, float w) {
        glUniform4f(location(name), x, y, z, w);
    }

    public void set(String name, Matrix4f value) {
        glUniformMatrix4fv(location(name), false, value.get(matrix));
    }

    private int location(String name) {
        Integer known = locations.get(name);
        if (known == null) {
            known = glGetUniformLocation(id, name);
            locations.put(name, known);
        }
        return known;
    }

    private static int compile(int kind, String what, String source) {
        int shader = glCreateShader(kind);
        glShaderSource(shader, source);
        glCompileShader(shader);
        if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE) {
            throw refused(what, glGetShaderInfoLog(shader));
        }
        return shader;
    }

    private static IllegalStateException refused(String what, String log) {
        return new IllegalStateException("the graphics driver refused the shader " + what + ": " + log.strip()
                + "; update the driver, or start with LIBGL_ALWAYS_SOFTWARE=1");
    }

    private static String source(List<String> symbols, String... files) {
        StringBuilder text = new StringBuilder("#version 330 core\n");
        for (String symbol : symbols) {
            text.append("#define ").append(symbol).append('\n');
        }
        for (String file : files) {
            text.append(read(file)).append('\n');
        }
        return text.toString();
    }

    private static String read(String file) {
        try (InputStream in = ShaderProgram.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("shader " + file + " is not in the bundle; reinstall it");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
