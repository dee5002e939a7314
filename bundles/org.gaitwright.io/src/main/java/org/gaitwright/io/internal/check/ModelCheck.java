// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Set;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.FileCheck.Severity;
import org.gaitwright.io.edit.TextRange;
import org.gaitwright.io.internal.Refusal;
import org.gaitwright.io.internal.edit.XmlSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.mjcf.MjcfReader;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.urdf.RootKind;
import org.gaitwright.io.internal.urdf.UrdfReader;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Checks models: what is refused is an error, what is ignored a warning. */
public final class ModelCheck {
    private static final int MAX_ROUNDS = 30;
    /** Without one of these the rest of a model makes less sense, so that further errors may be none. */
    private static final Set<String> NEEDED =
            Set.of("mujoco", "compiler", "default", "worldbody", "body", "joint", "freejoint", "geom", "inertial");

    private final String file;
    private final String text;
    private final Findings findings;
    private XmlSource source;

    private ModelCheck(Path path, String text, Findings findings) {
        file = path.getFileName().toString();
        this.text = text;
        this.findings = findings;
    }

    public static void mjcf(Path path, String text, FileContent files, Findings findings) {
        new ModelCheck(path, text, findings).mjcf(files.folder(path.getParent()));
    }

    public static void urdf(Path path, String text, FileContent files, Findings findings) {
        new ModelCheck(path, text, findings).urdf(files.folder(path.getParent()));
    }

    private void mjcf(ModelFolder folder) {
        XmlElement tree = null;
        try (InputStream in = FileContent.stream(text)) {
            tree = MjcfReader.tree(in, file, folder);
        } catch (InvalidInput e) {
            refused(e);
        } catch (IOException e) {
            findings.error(1, "can't be read: " + e.getMessage());
        }
        Notes notes = new Notes();
        for (int round = 0; tree != null && round < MAX_ROUNDS; round++) {
            notes = new Notes();
            try {
                MjcfReader.read(tree, folder, notes);
                break;
            } catch (InvalidInput e) {
                refused(e);
                if (!(e instanceof Refusal r && r.place() instanceof XmlElement bad && take(tree, bad))) {
                    break;
                }
            } catch (IOException e) {
                findings.error(1, "can't be read: " + e.getMessage());
                break;
            }
        }
        notes.forEach(this::ignored);
    }

    /** Takes out an element without which the rest can be read. */
    private static boolean take(XmlElement in, XmlElement bad) {
        if (NEEDED.contains(bad.name)) {
            return false;
        }
        return in.children.removeIf(c -> c.order == bad.order && c.file.equals(bad.file) && c.name.equals(bad.name))
                || in.children.stream().anyMatch(c -> take(c, bad));
    }

    private void urdf(ModelFolder folder) {
        Notes notes = new Notes();
        try (InputStream in = FileContent.stream(text)) {
            UrdfReader.read(in, file, RootKind.FREE, folder, notes);
        } catch (InvalidInput e) {
            refused(e);
        } catch (IOException e) {
            findings.error(1, "can't be read: " + e.getMessage());
        }
        notes.forEach(this::ignored);
    }

    private void refused(InvalidInput e) {
        if (e instanceof Refusal r && r.place() instanceof XmlElement x) {
            findings.add(Severity.ERROR, range(x), inOther(x) + r.why());
        } else if (e instanceof Refusal r) {
            findings.error(r.line(), r.why());
        } else {
            findings.error(1, e.getMessage());
        }
    }

    private void ignored(XmlElement where, String why) {
        findings.add(Severity.WARNING, range(where), inOther(where) + why);
    }

    /** What is in a file that this one includes is told with its place there. */
    private String inOther(XmlElement e) {
        return e.file.equals(file) ? "" : e.file + ":" + e.line + ": ";
    }

    private TextRange range(XmlElement e) {
        try {
            source = source == null ? new XmlSource(text) : source;
        } catch (InvalidInput notWellFormed) {
            return findings.line(e.file.equals(file) ? e.line : 1);
        }
        for (int i = 0; i < source.tags().size(); i++) {
            XmlSource.Tag tag = source.tags().get(i);
            boolean here = e.file.equals(file)
                    ? i == e.order
                    : tag.name.equals("include")
                            && tag.attribute("file") != null
                            && source.value(tag.attribute("file")).equals(e.file);
            if (here) {
                int line = 1
                        + (int) text.substring(0, tag.start)
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                return new TextRange(line, tag.start, tag.end - tag.start);
            }
        }
        return findings.line(e.file.equals(file) ? e.line : 1);
    }
}
