// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

/** What a plug-in threw: whether the studio may go on, and how to say it in one line. */
final class PluginErrors {
    private PluginErrors() {}

    /**
     * Rethrows errors of the virtual machine, which no plug-in has caused and after which nothing can run. A stack overflow is the exception among the
     * errors of the virtual machine: it unwinds cleanly and is the caller's own recursion.
     */
    static void passOnIfFatal(Throwable thrown) {
        if (thrown instanceof VirtualMachineError fatal && !(thrown instanceof StackOverflowError)) {
            throw fatal;
        }
    }

    /** Class and message on one line. */
    static String text(Throwable thrown) {
        String message = thrown.getMessage();
        String type = thrown.getClass().getName();
        return message == null || message.isBlank()
                ? type
                : type + ": " + message.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    /** The first cause; frameworks wrap what a plug-in threw. */
    static Throwable root(Throwable thrown) {
        Throwable t = thrown;
        for (int depth = 0; t.getCause() != null && depth < 50; depth++) {
            t = t.getCause();
        }
        return t;
    }
}
