// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks terrain files, and grounds within scenes. */
public final class TerrainCheck {
    private static final Pattern THING = Pattern.compile("things\\[[0-9]+\\]");

    private TerrainCheck() {}

    public static void check(Path file, String text, FileRegistry files, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        TerrainSpec spec =
                root == null ? null : findings.read(root, TerrainReader::file).orElse(null);
        if (spec != null) {
            ground(root, "", FileWord.absolute(spec, file.getParent()), files, findings);
        }
    }

    /** @param at path of the ground in its document, with a dot at its end; empty if it is all of it */
    static void ground(YamlValue root, String at, TerrainSpec spec, Registry registry, Findings findings) {
        String kind = FileWord.isPath(spec.kind()) ? at + "file" : at + "kind";
        TerrainFactory factory = findings.attempt(root, kind, () -> registry.get(TerrainFactory.class, spec.kind()));
        if (factory == null) {
            return;
        }
        boolean good = true;
        for (String name : spec.parameters().keySet()) {
            good &= null
                    != findings.attempt(root, at + "parameters." + name, () -> factory.parameters()
                            .initialValues()
                            .with(name, spec.parameters().get(name)));
        }
        if (good) {
            String[] place = {at.isEmpty() ? "kind" : at.substring(0, at.length() - 1)};
            findings.attempt(root, () -> place[0], () -> created(factory, spec, registry, at, place));
        }
    }

    private static Object created(
            TerrainFactory factory, TerrainSpec spec, Registry registry, String at, String[] place) {
        try {
            return registry.guard(factory, f -> f.create(spec));
        } catch (InvalidInput e) {
            Matcher thing = THING.matcher(e.getMessage());
            if (thing.find()) {
                place[0] = at + thing.group();
            } else if (!spec.things().isEmpty()) {
                place[0] = at + "things";
            } else if (!spec.words().isEmpty()) {
                place[0] = at + "words";
            }
            throw e;
        }
    }
}
