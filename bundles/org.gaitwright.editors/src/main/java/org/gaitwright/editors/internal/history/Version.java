// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.history;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFileState;
import org.eclipse.core.runtime.CoreException;

/**
 * A file as it was once saved.
 *
 * @param when in words
 * @param text what stood in it
 */
record Version(String when, String text) {
    /** What the workspace has kept of a file, newest first; equal neighbours once. */
    static List<Version> of(IFile file, Instant now) throws CoreException, IOException {
        List<Version> all = new ArrayList<>();
        for (IFileState state : file.getHistory(null)) {
            String charset = state.getCharset();
            Charset set = charset == null ? StandardCharsets.UTF_8 : Charset.forName(charset);
            try (InputStream in = state.getContents()) {
                String text = new String(in.readAllBytes(), set);
                if (all.isEmpty() || !all.get(all.size() - 1).text().equals(text)) {
                    all.add(new Version(when(Instant.ofEpochMilli(state.getModificationTime()), now), text));
                }
            }
        }
        return all;
    }

    static String when(Instant saved, Instant now) {
        long minutes = (now.toEpochMilli() - saved.toEpochMilli()) / 60_000;
        String date =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).format(saved.atZone(ZoneId.systemDefault()));
        if (minutes < 1) {
            return "just now  (" + date + ")";
        }
        if (minutes < 120) {
            return minutes + (minutes == 1 ? " minute ago  (" : " minutes ago  (") + date + ")";
        }
        return minutes < 48 * 60 ? minutes / 60 + " hours ago  (" + date + ")" : date;
    }
}
