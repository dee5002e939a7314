// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.testkit.fixture.Hop;

/** Writes little bundles for tests: a manifest, a component, and a copy of {@link Hop} that does what the test asks. */
public final class MadeUpBundle {
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();
    private final Properties says = new Properties();
    private boolean component = true;
    private boolean immediate;
    private String reference = "";

    private MadeUpBundle() {}

    public static MadeUpBundle named(String symbolicName, String version) {
        MadeUpBundle b = new MadeUpBundle();
        b.headers.put("Bundle-ManifestVersion", "2");
        b.headers.put("Bundle-SymbolicName", symbolicName);
        b.headers.put("Bundle-Version", version);
        b.headers.put("Bundle-ActivationPolicy", "lazy");
        b.headers.put("Service-Component", "OSGI-INF/hop.xml");
        b.headers.put(
                "Import-Package",
                "org.gaitwright.core.character,org.gaitwright.core.controller,org.gaitwright.core.goal,"
                        + "org.gaitwright.core.parameter,org.gaitwright.core.registry");
        b.says.setProperty("id", "hop");
        return b;
    }

    public MadeUpBundle header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    public MadeUpBundle imports(String packageName) {
        return header("Import-Package", headers.get("Import-Package") + "," + packageName);
    }

    public MadeUpBundle id(String id) {
        says.setProperty("id", id);
        return this;
    }

    public MadeUpBundle file(String path, String text) {
        files.put(path, text);
        return this;
    }

    /** Where the controller factory throws: constructor, id or suits. */
    public MadeUpBundle throwsAt(String where) {
        says.setProperty("throws", where);
        return this;
    }

    public MadeUpBundle immediate() {
        immediate = true;
        return this;
    }

    /** A service that the component waits for. */
    public MadeUpBundle waitsFor(String service) {
        reference = "<reference name='other' interface='" + service + "' field='other'/>";
        return this;
    }

    public MadeUpBundle withoutComponent() {
        component = false;
        headers.remove("Service-Component");
        return this;
    }

    public Path write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (OutputStream out = Files.newOutputStream(file)) {
            write(out);
        }
        return file;
    }

    private void write(OutputStream out) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.forEach(manifest.getMainAttributes()::putValue);
        try (JarOutputStream jar = new JarOutputStream(out, manifest)) {
            String path = Hop.class.getName().replace('.', '/') + ".class";
            try (InputStream in = Hop.class.getClassLoader().getResourceAsStream(path)) {
                put(jar, path, in.readAllBytes());
            }
            StringWriter text = new StringWriter();
            says.store(text, null);
            put(jar, "hop.properties", text.toString().getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, String> file : files.entrySet()) {
                put(jar, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            if (component) {
                put(jar, "OSGI-INF/hop.xml", componentXml().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private String componentXml() {
        return "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.4.0' name='hop.component' immediate='"
                + immediate + "'><implementation class='" + Hop.class.getName() + "'/>"
                + "<service><provide interface='" + ControllerFactory.class.getName() + "'/></service>" + reference
                + "</scr:component>";
    }

    private static void put(JarOutputStream jar, String name, byte[] bytes) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(bytes);
        jar.closeEntry();
    }
}
