// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.PresetReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks styles and parameter sets against what their controller declares. */
public final class PresetCheck {
    /** Who is asked first what a controller can be tuned by on it. */
    private static final String USUAL = "humanoid";

    private PresetCheck() {}

    public static void style(Path file, String text, FileRegistry files, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        PresetFile style =
                root == null ? null : findings.read(root, PresetReader::style).orElse(null);
        if (style != null) {
            values(root, style, files, findings);
        }
    }

    /** The folder of a preset names its controller, as those of bundles do; elsewhere nobody knows it. */
    public static void preset(Path file, String text, FileRegistry files, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        Path folder = file.getParent();
        boolean filed = folder.getNameCount() > 1
                && folder.getParent().getFileName() != null
                && folder.getParent().getFileName().toString().equals("presets");
        String controller = filed ? folder.getFileName().toString() : "";
        PresetFile preset = root == null
                ? null
                : findings.read(root, r -> filed ? PresetReader.preset(r, controller) : PresetReader.ofUser(r, ""))
                        .orElse(null);
        if (preset != null && filed) {
            values(root, preset, files, findings);
        }
    }

    private static void values(YamlValue root, PresetFile preset, FileRegistry files, Findings findings) {
        ControllerFactory factory = findings.attempt(
                root, EntryPath.of("controller"), () -> files.get(ControllerFactory.class, preset.controller()));
        if (factory == null) {
            return;
        }
        ParameterSet declared =
                findings.attempt(root, EntryPath.of("character"), () -> declared(factory, preset.character(), files));
        if (declared != null) {
            values(root, EntryPath.ROOT, preset.values(), declared, findings);
        }
    }

    /** @param at path of the map of values */
    static void values(
            YamlValue root, EntryPath at, Map<String, Double> values, ParameterSet declared, Findings findings) {
        values.forEach((name, value) -> findings.attempt(
                root, at.name(name), () -> declared.initialValues().with(name, value)));
    }

    /** What a controller can be tuned by: on the character that is named, or else on one that it can drive. */
    private static ParameterSet declared(ControllerFactory factory, String character, Registry registry) {
        List<CharacterProvider> candidates = new ArrayList<>();
        if (!character.isEmpty()) {
            candidates.add(registry.get(CharacterProvider.class, character));
        }
        List<CharacterProvider> all = registry.all(CharacterProvider.class);
        all.stream().filter(c -> c.id().equals(USUAL)).forEach(candidates::add);
        candidates.addAll(all);
        for (CharacterProvider c : candidates) {
            CharacterModel model = registry.guard(c, CharacterProvider::model);
            if (registry.guard(factory, f -> f.suits(model)).suits()) {
                return registry.guard(factory, f -> f.parameters(model));
            }
        }
        return null;
    }
}
