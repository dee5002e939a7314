// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What frameworks say, turned into what people understand. */
class WordsTest {
    @Test
    void aMissingPackageIsNamedWithItsRange() {
        assertEquals(
                "the package com.acme.legs 2.0.0 or later, before 3.0.0",
                MissingRequirements.phrase(
                        "osgi.wiring.package",
                        "(&(osgi.wiring.package=com.acme.legs)(&(version>=2.0.0)(!(version>=3.0.0))))"));
        assertEquals(
                "the package com.acme.legs",
                MissingRequirements.phrase("osgi.wiring.package", "(osgi.wiring.package=com.acme.legs)"));
    }

    @Test
    void aMissingBundleIsNamed() {
        assertEquals(
                "the bundle com.acme 1.0.0 or later",
                MissingRequirements.phrase(
                        "osgi.wiring.bundle", "(&(osgi.wiring.bundle=com.acme)(bundle-version>=1.0.0))"));
    }

    @Test
    void anotherJavaIsNamedBesideThisOne() {
        String phrase = MissingRequirements.phrase("osgi.ee", "(&(osgi.ee=JavaSE)(version=99))");
        assertTrue(phrase.contains("(version=99)"), phrase);
        assertTrue(phrase.contains("this is Java " + Runtime.version().feature()), phrase);
    }

    @Test
    void theDeepestCauseIsTakenFromAStackTrace() {
        assertEquals(
                "java.lang.IllegalStateException: no legs",
                ComponentTroubles.rootLine("java.lang.reflect.InvocationTargetException\n\tat a.B.c(B.java:1)\n"
                        + "Caused by: java.lang.IllegalStateException: no legs\n\tat a.B.<init>(B.java:2)\n"));
        assertEquals("java.lang.Error: x", ComponentTroubles.rootLine("java.lang.Error: x\n\tat a.B.c(B.java:1)\n"));
    }

    @Test
    void requirementsOfP2AreTranslated() {
        assertEquals("the package com.acme [1.0.0,2.0.0)", Closure.describe("java.package; com.acme [1.0.0,2.0.0)"));
        assertEquals("com.acme 1.0.0", Closure.describe("org.eclipse.equinox.p2.iu; com.acme 1.0.0"));
    }

    @Test
    void whatWasThrownFitsOnALine() {
        assertEquals("java.lang.Error: a b", PluginErrors.text(new Error(" a\n  b\n")));
        assertEquals("java.lang.Error", PluginErrors.text(new Error()));
    }
}
