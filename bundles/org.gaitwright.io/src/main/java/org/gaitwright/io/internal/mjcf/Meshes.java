// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** The meshes that a model declares. They are not read, but a model that lacks one is refused, not half shown. */
final class Meshes {
    private final Compiler compiler;
    private final ModelFolder folder;
    private final Notes notes;
    private final Map<String, XmlElement> declared = new HashMap<>();

    Meshes(Compiler compiler, ModelFolder folder, Notes notes) {
        this.compiler = compiler;
        this.folder = folder;
        this.notes = notes;
    }

    /** Reads an asset section. */
    void declare(XmlElement asset) {
        for (XmlElement e : asset.children) {
            if (e.name.equals("mesh")) {
                String file = e.get("file", "");
                String base = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
                int dot = base.lastIndexOf('.');
                declared.put(e.get("name", dot > 0 ? base.substring(0, dot) : base), e);
            }
            notes.ignored(e, "meshes, textures and materials are not shown");
        }
    }

    /** Refuses a geom whose mesh is not declared or whose file is missing. */
    void check(XmlElement geom) throws IOException {
        String name = geom.get("mesh", "");
        XmlElement mesh = declared.get(name);
        if (mesh == null) {
            throw geom.refuse("asks for the mesh '" + XmlElement.brief(name)
                    + "', which no <asset> declares; declare it, or use a sphere, capsule or box");
        }
        String file = mesh.get("file", "");
        String path = compiler.meshPath(file);
        if (file.isEmpty() || !folder.known()) {
            return;
        }
        if (!ModelFolder.staysInside(path)) {
            notes.add(mesh, "a mesh outside the model's folder is ignored");
            return;
        }
        try (InputStream in = folder.open(path)) {
            if (in == null) {
                throw mesh.refuse("file '" + XmlElement.brief(path)
                        + "' is missing; put it there, or use a sphere, capsule or box instead of the mesh");
            }
        }
    }
}
