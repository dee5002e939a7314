// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.drafts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DraftFolderTest {
    @TempDir
    Path work;

    private final Path file = Path.of("/somewhere/with space/ä.yaml");

    private Draft draft(String text) {
        return new Draft(file, Instant.parse("2026-01-02T03:04:05Z"), text);
    }

    @Test
    void theLatestIsKeptAndReadBackToTheLetter() throws Exception {
        DraftFolder drafts = new DraftFolder(work.resolve("drafts"));
        drafts.keep(draft("first"));
        drafts.keep(draft("a: 1\n\nb: 'ü'\n"));
        assertEquals(Optional.of(draft("a: 1\n\nb: 'ü'\n")), drafts.of(file));
        assertEquals(List.of(draft("a: 1\n\nb: 'ü'\n")), drafts.all());
    }

    @Test
    void whatIsForgottenIsGone() throws Exception {
        DraftFolder drafts = new DraftFolder(work.resolve("drafts"));
        drafts.forget(file);
        drafts.keep(draft("x"));
        drafts.forget(file);
        assertEquals(Optional.empty(), drafts.of(file));
        assertEquals(List.of(), drafts.all());
    }

    @Test
    void whatCannotBeReadIsNoDraft() throws Exception {
        DraftFolder drafts = new DraftFolder(work);
        Files.writeString(work.resolve("00.draft"), "half a");
        Files.writeString(work.resolve("01.draft"), "/a\nyesterday\ntext");
        Files.write(work.resolve("02.draft"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertEquals(List.of(), drafts.all());
        assertEquals(List.of(), new DraftFolder(work.resolve("nowhere")).all());
    }
}
