// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Texts of files as they were when they were first asked for, whatever becomes of the files. Any thread may ask. */
public final class FrozenTexts implements Function<Path, Optional<String>> {
    private static final Pattern TEXT = Pattern.compile(".*\\.(yaml|yml|xml|mjcf|urdf)");
    private static final Pattern OTHER_ENCODING =
            Pattern.compile("(?is)^\\s*<\\?xml[^>]*encoding\\s*=\\s*[\"'](?!utf-8)[^>]*>.*");
    private static final long MOST_BYTES = 16L << 20;

    private final Function<Path, Optional<String>> unsaved;
    private final Map<Path, String> texts = new TreeMap<>();
    private final Set<Path> others = new TreeSet<>();

    /** @param unsaved text of a file by its absolute path, if an editor has some */
    public FrozenTexts(Function<Path, Optional<String>> unsaved) {
        this.unsaved = unsaved;
    }

    @Override
    public synchronized Optional<String> apply(Path file) {
        String known = texts.get(file);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<String> now = now(file);
        now.ifPresentOrElse(text -> texts.put(file, text), () -> others.add(file));
        return now;
    }

    /** What was asked for so far. */
    public synchronized Map<Path, String> texts() {
        return new TreeMap<>(texts);
    }

    /** What was asked for so far and is no text of ours. */
    public synchronized Set<Path> others() {
        return new TreeSet<>(others);
    }

    /** Whether all of it would still be the same. */
    public boolean current() {
        return texts().entrySet().stream()
                .allMatch(e -> now(e.getKey()).filter(e.getValue()::equals).isPresent());
    }

    private Optional<String> now(Path file) {
        Optional<String> typed = unsaved.apply(file);
        return typed.isPresent() ? typed : onDisk(file);
    }

    /** Empty for what is no text of ours: pictures and meshes are read as they are. */
    public static Optional<String> onDisk(Path file) {
        try {
            if (!TEXT.matcher(file.toString().toLowerCase(Locale.ROOT)).matches()
                    || !Files.isRegularFile(file)
                    || Files.size(file) > MOST_BYTES) {
                return Optional.empty();
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return OTHER_ENCODING.matcher(text).matches() ? Optional.empty() : Optional.of(text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        } catch (IOException e) {
            // whoever reads it next says why it can't be read
            return Optional.empty();
        }
    }
}
