// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;
import org.gaitwright.io.FileKind;

/** Tells the platform whether a file is of one kind, so that the right editor opens. */
public final class KindDescriber implements ITextContentDescriber, IExecutableExtension {
    /** As much of a file as it takes to tell, characters. */
    private static final int HEAD = 1 << 16;

    private String name = "";
    private FileKind wanted = FileKind.UNKNOWN;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        Map<?, ?> parameters = (Map<?, ?>) data;
        wanted = FileKind.valueOf((String) parameters.get("kind"));
        name = "file." + parameters.get("ending");
    }

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
        return FileKind.of(name, new String(head, 0, n)) == wanted ? VALID : INVALID;
    }

    @Override
    public QualifiedName[] getSupportedOptions() {
        return new QualifiedName[0];
    }
}
