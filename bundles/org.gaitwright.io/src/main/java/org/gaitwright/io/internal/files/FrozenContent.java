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
import java.util.regex.Pattern;
import org.gaitwright.core.registry.SourceFiles;

/** Files as they were when they were first read, whatever becomes of them. Any thread may ask. */
final class FrozenContent implements FileContent {
    private static final Pattern TEXT = Pattern.compile(".*\\.(yaml|yml|xml|mjcf|urdf)");
    private static final Pattern OTHER_ENCODING =
            Pattern.compile("(?is)^\\s*<\\?xml[^>]*encoding\\s*=\\s*[\"'](?!utf-8)[^>]*>.*");
    private static final long MAX_BYTES = 16L << 20;

    private final FileContent source;
    private final Map<Path, String> texts = new TreeMap<>();
    private final Set<Path> others = new TreeSet<>();

    FrozenContent(FileContent source) {
        this.source = source;
    }

    @Override
    public synchronized void prepare(Path file) {
        if (!texts.containsKey(file)) {
            source.prepare(file);
            now(file).ifPresentOrElse(text -> texts.put(file, text), () -> others.add(file));
        }
    }

    @Override
    public synchronized Optional<String> text(Path file) {
        prepare(file);
        return Optional.ofNullable(texts.get(file));
    }

    @Override
    public synchronized SourceFiles files() {
        return new SourceFiles(texts, others);
    }

    @Override
    public boolean current() {
        return files().texts().entrySet().stream()
                .allMatch(e -> now(e.getKey()).filter(e.getValue()::equals).isPresent());
    }

    private Optional<String> now(Path file) {
        Optional<String> typed = source.text(file);
        return typed.isPresent() ? typed : onDisk(file);
    }

    /** Empty for what is no text of ours: pictures and meshes are read as they are. */
    private static Optional<String> onDisk(Path file) {
        try {
            if (!TEXT.matcher(file.toString().toLowerCase(Locale.ROOT)).matches()
                    || !Files.isRegularFile(file)
                    || Files.size(file) > MAX_BYTES) {
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
