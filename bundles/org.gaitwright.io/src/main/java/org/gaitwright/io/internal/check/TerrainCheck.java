// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.terrain.TerrainReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks terrain files, and grounds within scenes. */
public final class TerrainCheck {
    private TerrainCheck() {}

    public static void check(Path file, String text, FileRegistry files, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        TerrainSpec spec =
                root == null ? null : findings.read(root, TerrainReader::file).orElse(null);
        if (spec != null) {
            ground(root, EntryPath.ROOT, FileWord.absolute(spec, file.getParent()), files, findings);
        }
    }

    /** @param at path of the ground in its document */
    static void ground(YamlValue root, EntryPath at, TerrainSpec spec, Registry registry, Findings findings) {
        EntryPath kind = at.key(FileWord.isPath(spec.kind()) ? "file" : "kind");
        TerrainFactory factory = findings.attempt(root, kind, () -> registry.get(TerrainFactory.class, spec.kind()));
        if (factory == null) {
            return;
        }
        boolean good = true;
        for (Map.Entry<String, Double> value : spec.parameters().entrySet()) {
            good &= findings.check(root, at.key("parameters").name(value.getKey()), () -> factory.parameters()
                    .initialValues()
                    .with(value.getKey(), value.getValue()));
        }
        if (!good) {
            return;
        }
        EntryPath whole = at.equals(EntryPath.ROOT) ? at.key("kind") : at;
        findings.check(root, whole, () -> {
            try {
                registry.guard(factory, f -> f.create(spec));
            } catch (InvalidInput e) {
                findings.refused(root, refused(spec, at, whole, e), e);
            }
        });
    }

    /** What of a ground is refused, as far as can be told. */
    private static EntryPath refused(TerrainSpec spec, EntryPath at, EntryPath whole, InvalidInput e) {
        if (e instanceof RefusedEntry entry) {
            return at.then(entry.path());
        }
        return !spec.things().isEmpty() ? at.key("things") : !spec.words().isEmpty() ? at.key("words") : whole;
    }
}
