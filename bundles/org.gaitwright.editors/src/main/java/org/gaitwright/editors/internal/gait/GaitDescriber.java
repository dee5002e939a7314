// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;

/** Tells the platform whether a file is a gait: it names the controller, or no other one and has states. */
public final class GaitDescriber implements ITextContentDescriber {
    /** As much of a file as it takes to tell, characters. */
    private static final int HEAD = 1 << 16;

    private static final Pattern NAMED = Pattern.compile("(?m)^controller:\\s*[\"']?simbicon[\"']?\\s*(#.*)?$");
    private static final Pattern ELSE =
            Pattern.compile("(?m)^(controller|characters|objective|optimizer|variables|base|parts|kind|things)\\s*:");
    private static final Pattern STATES = Pattern.compile("(?m)^(states\\s*:|state\\.\\d+\\.[a-z-]+\\s*:)");

    @Override
    public int describe(InputStream contents, IContentDescription description) throws IOException {
        return describe(new InputStreamReader(contents, StandardCharsets.UTF_8), description);
    }

    @Override
    public int describe(Reader contents, IContentDescription description) throws IOException {
        char[] head = new char[HEAD];
        int n = 0;
        for (int read = 0; read >= 0 && n < head.length; read = contents.read(head, n, head.length - n)) {
            n += read;
        }
        return isGait(new String(head, 0, n)) ? VALID : INVALID;
    }

    /** Whether a text is a gait, as far as its keys tell. */
    public static boolean isGait(String text) {
        return NAMED.matcher(text).find()
                || STATES.matcher(text).find() && !ELSE.matcher(text).find();
    }

    @Override
    public QualifiedName[] getSupportedOptions() {
        return new QualifiedName[0];
    }
}
