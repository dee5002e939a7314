// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignatureTest {
    @TempDir
    static Path signing;

    @TempDir
    Path folder;

    private static Path jar(Path file) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", "com.example.hop;singleton:=true");
        main.putValue("Bundle-Version", "1.2");
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out, manifest)) {
            jar.putNextEntry(new JarEntry("hop.txt"));
            jar.write("hop".getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }

    /** Signing starts two virtual machines, so it is done once. */
    @BeforeAll
    static void sign() throws Exception {
        Path keys = signing.resolve("keys.p12");
        run("keytool", "-genkeypair", "-alias", "me", "-keyalg", "EC", "-dname", "CN=Somebody", "-keystore", keys);
        run("jarsigner", "-keystore", keys, jar(signing.resolve("signed.jar")), "me");
    }

    private Path signed() throws IOException {
        return Files.copy(signing.resolve("signed.jar"), folder.resolve("signed.jar"));
    }

    /** A tool of the Java that runs the test; both want to know the password of the key store. */
    private static void run(String tool, Object... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", tool).toString(), "-storepass", "secret"));
        for (Object a : arguments) {
            command.add(a.toString());
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (InputStream in = process.getInputStream()) {
            String said = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
        }
    }

    private static void write(Path jar, String entry, String text) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
            Files.writeString(zip.getPath(entry), text);
        }
    }

    private Signature of(Path jar) {
        return BundleJar.inspect(jar, "hop.jar").signature();
    }

    @Test
    void aBundleIsReadFromItsManifest() throws Exception {
        BundleJar jar = BundleJar.inspect(jar(folder.resolve("hop.jar")), "hop.jar");
        assertEquals("com.example.hop 1.2.0", jar.toString());
        assertTrue(jar.storedName().matches("com\\.example\\.hop-1\\.2\\.0-[0-9a-f]{12}\\.jar"), jar.storedName());
    }

    @Test
    void anUnsignedJarSaysSo() throws Exception {
        assertEquals(new Signature("", false, "unsigned"), of(jar(folder.resolve("hop.jar"))));
    }

    @Test
    void someoneWhomNobodyVouchesForIsNamedButNotKnown() throws Exception {
        Signature signature = of(signed());
        assertEquals("CN=Somebody", signature.signer());
        assertFalse(signature.known());
    }

    @Test
    void someoneInTheTrustStoreIsKnown() throws Exception {
        Path file = signed();
        Path trusted = folder.resolve("trusted.p12");
        Path certificate = folder.resolve("me.cer");
        run("keytool", "-exportcert", "-alias", "me", "-keystore", signing.resolve("keys.p12"), "-file", certificate);
        run("keytool", "-importcert", "-noprompt", "-alias", "me", "-keystore", trusted, "-file", certificate);
        Properties before = (Properties) System.getProperties().clone();
        System.setProperty("javax.net.ssl.trustStore", trusted.toString());
        System.setProperty("javax.net.ssl.trustStorePassword", "secret");
        try {
            assertTrue(of(file).known());
        } finally {
            System.setProperties(before);
        }
    }

    @Test
    void contentThatWasChangedAfterSigningIsRefused() throws Exception {
        Path file = signed();
        write(file, "hop.txt", "hup");
        InvalidInput refusal = assertThrows(InvalidInput.class, () -> of(file));
        assertTrue(refusal.getMessage().contains("was changed after it was signed"), refusal.getMessage());
    }

    @Test
    void contentThatWasAddedAfterSigningMakesItUnsigned() throws Exception {
        Path file = signed();
        write(file, "more.txt", "more");
        Signature signature = of(file);
        assertEquals("", signature.signer());
        assertTrue(signature.text().contains("part"), signature.text());
    }
}
