// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;

/** Tells the platform whether a file is of a kind, by the words that it begins with. */
public abstract class HeadDescriber implements ITextContentDescriber {
    /** As much of a file as it takes to tell, characters. */
    private static final int HEAD = 1 << 16;

    /** Whether a text is of that kind, as far as its beginning tells. */
    protected abstract boolean fits(String text);

    @Override
    public final int describe(InputStream contents, IContentDescription description) throws IOException {
        return describe(new InputStreamReader(contents, StandardCharsets.UTF_8), description);
    }

    @Override
    public final int describe(Reader contents, IContentDescription description) throws IOException {
        char[] head = new char[HEAD];
        int n = 0;
        for (int read = 0; read >= 0 && n < head.length; read = contents.read(head, n, head.length - n)) {
            n += read;
        }
        return fits(new String(head, 0, n)) ? VALID : INVALID;
    }

    @Override
    public final QualifiedName[] getSupportedOptions() {
        return new QualifiedName[0];
    }
}
