// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.RecipeFile;
import org.junit.jupiter.api.Test;

final class RecipeDraftTest {
    private static final Parameter WIDTH = Parameter.of("gait.step-width", "m", 0, 0.5, 0.2, "between the feet");

    private static Recipe read(RecipeDraft draft) {
        Path file = Path.of("recipes", "wide.yaml").toAbsolutePath();
        return RecipeFile.parse(draft.text(file), file, other -> Optional.empty())
                .recipe();
    }

    private static RecipeDraft draft(String actor, double value) {
        Scene scene = Scene.of("walk", 600, List.of(Scene.Casting.of("humanoid", "walker")))
                .build();
        return new RecipeDraft(scene, actor, List.of(RecipeDraft.Searched.about(WIDTH, value)), 0.8);
    }

    @Test
    void whatIsWrittenIsARecipe() {
        Recipe recipe = read(draft("", 0.2));
        assertEquals("wide", recipe.name());
        assertEquals(RecipeDraft.SECONDS, recipe.scene().durationSeconds());
        assertEquals("humanoid", recipe.scene().roles().get(0).character());
        Variable width = recipe.variables().get(0);
        assertEquals(List.of("gait.step-width"), width.parameters());
        assertEquals(0.1, width.lower().orElseThrow(), 1e-9);
        assertEquals(0.3, width.upper().orElseThrow(), 1e-9);
        assertTrue(draft("", 0.2).text(Path.of("a.yaml").toAbsolutePath()).contains("{measure: speed, target: 0.8,"));
    }

    @Test
    void boundsStayWithinWhatIsDeclared() {
        Variable width = read(draft("", 0.49)).variables().get(0);
        assertEquals(0.5, width.upper().orElseThrow());
        assertEquals(0.39, width.lower().orElseThrow(), 1e-9);
    }

    @Test
    void anotherActorIsNamed() {
        assertEquals("b", read(draft("b", 0.2)).variables().get(0).actor());
    }

    @Test
    void itSaysWhatEachVariableIs() {
        assertTrue(draft("", 0.2).text(Path.of("a.yaml").toAbsolutePath()).contains("# between the feet (0 … 0.5 m)"));
    }
}
