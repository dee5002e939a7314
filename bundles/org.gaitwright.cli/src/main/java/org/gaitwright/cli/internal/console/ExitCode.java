// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

/** How a command ended, besides 0 for done. */
public final class ExitCode {
    /** An expectation was not met. */
    public static final int NOT_MET = 1;

    public static final int WRONG_INPUT = 2;
    public static final int DEFECT = 3;
    /** As shells count a process that Ctrl-C ended. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
