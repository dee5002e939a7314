// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSigner;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertPath;
import java.security.cert.CertPathValidator;
import java.security.cert.PKIXParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Who signed a jar, and whether this Java knows them.
 *
 * @param signer subject of the certificate; empty if nobody signed all of it
 * @param known whether the certificate leads to an authority of the Java trust store
 * @param text for people, after the name of the content
 */
record Signature(String signer, boolean known, String text) {
    private static final Signature NONE = new Signature("", false, "unsigned");

    /**
     * Reads all of {@code jar}, which checks every digest.
     *
     * @throws InvalidInput if its content is not what was signed
     */
    static Signature of(JarFile jar, long sizeLimit) throws IOException {
        Set<CodeSigner> common = null;
        int unsigned = 0;
        boolean anySigned = false;
        byte[] buffer = new byte[1 << 16];
        long left = sizeLimit;
        for (JarEntry entry : jar.stream().toList()) {
            try (InputStream in = jar.getInputStream(entry)) {
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    left -= n;
                    if (left < 0) {
                        throw new InvalidInput(jar.getName() + " unpacks to more than " + (sizeLimit >> 20)
                                + " MB; a plug-in has to be smaller");
                    }
                }
            } catch (SecurityException tampered) {
                throw new InvalidInput(
                        jar.getName() + " was changed after it was signed (" + tampered.getMessage()
                                + "); do not use it: get it again from its author",
                        tampered);
            }
            if (entry.isDirectory() || belongsToSigning(entry.getName())) {
                continue;
            }
            CodeSigner[] signers = entry.getCodeSigners();
            if (signers == null) {
                unsigned++;
                continue;
            }
            anySigned = true;
            if (common == null) {
                common = new HashSet<>(Arrays.asList(signers));
            } else {
                common.retainAll(Arrays.asList(signers));
            }
        }
        if (!anySigned || common == null) {
            return NONE;
        }
        if (unsigned > 0 || common.isEmpty()) {
            return new Signature("", false, "only partly signed, which counts as unsigned");
        }
        return best(common);
    }

    private static Signature best(Set<CodeSigner> signers) {
        Signature last = NONE;
        for (CodeSigner signer : signers) {
            String name = subject(signer);
            String refusal = refusal(signer);
            if (refusal == null) {
                return new Signature(name, true, "signed by " + name);
            }
            last = new Signature(name, false, "signed by " + name + ", who is not trusted by this Java");
        }
        return last;
    }

    private static String subject(CodeSigner signer) {
        return signer.getSignerCertPath().getCertificates().get(0) instanceof X509Certificate x
                ? x.getSubjectX500Principal().getName()
                : "someone without a name";
    }

    /** Why the certificate is not trusted, or null if it is. No one is contacted: revocation is not checked. */
    private static String refusal(CodeSigner signer) {
        try {
            CertPath path = signer.getSignerCertPath();
            PKIXParameters parameters = new PKIXParameters(anchors());
            parameters.setRevocationEnabled(false);
            if (signer.getTimestamp() != null) {
                parameters.setDate(signer.getTimestamp().getTimestamp());
            }
            CertPathValidator.getInstance("PKIX").validate(path, parameters);
            return null;
        } catch (GeneralSecurityException untrusted) {
            return PluginErrors.text(untrusted);
        }
    }

    private static Set<TrustAnchor> anchors() throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        Set<TrustAnchor> anchors = new HashSet<>();
        for (TrustManager manager : factory.getTrustManagers()) {
            if (manager instanceof X509TrustManager x) {
                List.of(x.getAcceptedIssuers()).forEach(c -> anchors.add(new TrustAnchor(c, null)));
            }
        }
        return anchors;
    }

    /** Signature files themselves can't be signed. */
    private static boolean belongsToSigning(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return upper.startsWith("META-INF/")
                && upper.indexOf('/', 9) < 0
                && (upper.equals("META-INF/MANIFEST.MF")
                        || upper.endsWith(".SF")
                        || upper.endsWith(".RSA")
                        || upper.endsWith(".DSA")
                        || upper.endsWith(".EC"));
    }
}
