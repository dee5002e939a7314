// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.io.edit.TextRange;
import org.gaitwright.io.internal.check.CharacterRecipeCheck;
import org.gaitwright.io.internal.check.Findings;
import org.gaitwright.io.internal.check.ModelCheck;
import org.gaitwright.io.internal.check.OptimizationCheck;
import org.gaitwright.io.internal.check.PresetCheck;
import org.gaitwright.io.internal.check.SceneCheck;
import org.gaitwright.io.internal.check.TerrainCheck;

/**
 * What is wrong with a file of a project, for markers in editors: all that can be found in one pass, each with its place.
 *
 * @param kind what the file is
 * @param problems by line
 */
public record FileCheck(FileKind kind, List<Problem> problems) {
    /** How bad a problem is. */
    public enum Severity {
        /** The file can't be used. */
        ERROR,
        /** Something in it is ignored, or may not be meant so. */
        WARNING
    }

    /**
     * Something that is wrong.
     *
     * @param range where; a whole line if it is not known better
     * @param message what was got, what was expected and what to do
     */
    public record Problem(Severity severity, TextRange range, String message) {}

    public FileCheck {
        problems = List.copyOf(problems);
    }

    /** Whether it can be used. */
    public boolean isGood() {
        return problems.stream().noneMatch(p -> p.severity() == Severity.ERROR);
    }

    /**
     * Checks a file. Never throws because of what stands in it.
     *
     * @param file its path; what it names is looked for from its folder
     * @param text what stands in it, saved or not
     * @param files what it can refer to, with what other editors have not saved
     */
    public static FileCheck of(Path file, String text, FileRegistry files) {
        Path path = file.toAbsolutePath().normalize();
        FileKind kind = FileKind.of(path.toString(), text);
        Findings findings = new Findings(text);
        switch (kind) {
            case MJCF -> ModelCheck.mjcf(path, text, files.content(), findings);
            case URDF -> ModelCheck.urdf(path, text, files.content(), findings);
            case CHARACTER_RECIPE -> CharacterRecipeCheck.check(path, text, files.characters(), findings);
            case STYLE -> PresetCheck.style(path, text, files, findings);
            case PRESET -> PresetCheck.preset(path, text, files, findings);
            case TERRAIN -> TerrainCheck.check(path, text, files, findings);
            case SCENE -> SceneCheck.check(path, text, files, findings);
            case OPTIMIZATION -> OptimizationCheck.check(path, text, files, files.content(), findings);
            case UNKNOWN -> findings.unknown(path, text);
        }
        return new FileCheck(kind, findings.list());
    }
}
