// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.optimization.RecipeDocument;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks optimisation recipes: the scene first, and if that can be played, all that refers to it. */
public final class OptimizationCheck {
    private static final EntryPath SCENE = EntryPath.of("scene");
    /** Each takes a plan of the whole recipe. */
    private static final int MAX_ROUNDS = 50;

    private final YamlValue root;
    private final FileRegistry files;
    private final Findings findings;

    private OptimizationCheck(YamlValue root, FileRegistry files, Findings findings) {
        this.root = root;
        this.files = files;
        this.findings = findings;
    }

    public static void check(Path file, String text, FileRegistry registry, FileContent content, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        if (root == null) {
            return;
        }
        findings.read(root, r -> RecipeDocument.read(r, file, content))
                .ifPresent(
                        recipe -> new OptimizationCheck(root, registry.in(file.getParent()), findings).recipe(recipe));
    }

    private void recipe(Recipe recipe) {
        boolean inline = root.entry(SCENE).map(YamlValue::isMap).orElse(false);
        if (inline) {
            if (!SceneCheck.within(root, SCENE, recipe.scene(), files, findings)) {
                return;
            }
        } else if (findings.attempt(root, SCENE, () -> new Stage(recipe.scene(), files)) == null) {
            return;
        }
        RecipeRepair repair = new RecipeRepair(recipe);
        for (int i = 0; i < MAX_ROUNDS; i++) {
            EntryPath refused = planned(repair);
            if (refused == null || !repair.take(refused)) {
                return;
            }
        }
    }

    /** Plans what is left of the recipe; the path of what was refused, or null. */
    private EntryPath planned(RecipeRepair repair) {
        try {
            new RecipePlan(repair.recipe(), files);
            return null;
        } catch (RefusedEntry e) {
            findings.refused(root, repair.original(e.path()), e);
            return e.path();
        } catch (InvalidInput | PluginFailure e) {
            findings.error(1, e.getMessage());
            return null;
        }
    }
}
