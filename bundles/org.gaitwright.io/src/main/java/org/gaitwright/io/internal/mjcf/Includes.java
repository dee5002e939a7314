// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.xml.SafeXml;
import org.gaitwright.io.internal.xml.XmlElement;

/**
 * Puts the content of included files in the place of {@code <include>}. Names are relative to the folder of the model, also
 * in files that are themselves included; each file may be included once, which rules out cycles.
 */
final class Includes {
    private static final int MAX_FILES = 100;

    private final SafeXml xml;
    private final ModelFolder folder;
    private final Set<String> seen = new HashSet<>();

    Includes(SafeXml xml, ModelFolder folder, String mainFile) {
        this.xml = xml;
        this.folder = folder;
        seen.add(mainFile.substring(mainFile.lastIndexOf('/') + 1));
    }

    /** Expands what is below an element that stands so deep. */
    void expand(XmlElement parent, int depth) throws IOException {
        List<XmlElement> whole = new ArrayList<>();
        for (XmlElement child : parent.children) {
            if (child.name.equals("include")) {
                XmlElement root = open(child, depth);
                expand(root, depth);
                whole.addAll(root.children);
            } else {
                expand(child, depth + 1);
                whole.add(child);
            }
        }
        parent.children.clear();
        parent.children.addAll(whole);
    }

    private XmlElement open(XmlElement include, int depth) throws IOException {
        String name = include.required("file");
        String brief = "file=\"" + XmlElement.brief(name) + "\"";
        if (!include.children.isEmpty()) {
            throw include.refuse("has content; it takes only a file: move the content elsewhere");
        }
        if (!ModelFolder.staysInside(name)) {
            throw include.refuse(
                    brief + " is outside the model's folder; put the file below it and name it from there");
        }
        if (!seen.add(normal(name)) || seen.size() > MAX_FILES) {
            throw include.refuse(brief + " is included already, or more than " + MAX_FILES
                    + " files are; include each file once, and none in itself");
        }
        try (InputStream in = folder.open(name)) {
            if (in == null) {
                throw include.refuse(brief + " is missing; put it next to the model or correct its name");
            }
            return xml.read(in, XmlElement.brief(name), depth);
        }
    }

    private static String normal(String name) {
        return name.replaceAll("/(\\./)*/*", "/").replaceFirst("^(\\./)+", "");
    }
}
