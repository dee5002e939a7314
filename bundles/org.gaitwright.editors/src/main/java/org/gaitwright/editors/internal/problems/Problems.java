// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileCheck;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.io.FileCheck.Severity;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.TextRange;

/** Finds what is wrong with texts. */
public final class Problems {
    private static final Pattern PLACE = Pattern.compile("(?s)(?:.*?:(\\d+): |.*?\\bline (\\d+): )(.*)");

    private Problems() {}

    /** Whether files of this name are looked into. */
    public static boolean concerns(String name) {
        return FileWord.ENDINGS.contains(FileWord.ending(name));
    }

    /** What is wrong with a text that stands in a file, or will. Any thread. */
    public static FileCheck of(String text, Path file) {
        FileCheck check = FileCheck.of(file, text, Services.files(file.getParent()));
        return check.kind() == FileKind.UNKNOWN && !meantForUs(file) ? new FileCheck(check.kind(), List.of()) : check;
    }

    /** Other programs have YAML and XML too; what is in a folder of ours, or ends as only models do, is meant for us. */
    private static boolean meantForUs(Path file) {
        String ending = FileWord.ending(file.toString());
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return !ending.matches("xml|yaml|yml")
                || folder != null && folder.toString().matches("characters|styles|gaits|presets|terrains|scenes");
    }

    public static boolean error(Problem p) {
        return p.severity() == Severity.ERROR;
    }

    /** What a reader refused. */
    public static Problem of(InvalidInput refusal) {
        String words = String.valueOf(refusal.getMessage());
        Matcher m = PLACE.matcher(words);
        boolean placed = m.matches();
        String line = !placed ? "1" : m.group(1) == null ? m.group(2) : m.group(1);
        return new Problem(Severity.ERROR, new TextRange(Integer.parseInt(line), 0, 0), placed ? m.group(3) : words);
    }

    public static Problem tooLong(int characters) {
        String words = String.format(
                Locale.ROOT, "the file has %.1f million characters; expected at most 4: split it", characters / 1e6);
        return new Problem(Severity.ERROR, new TextRange(1, 0, 0), words);
    }
}
