// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

/** Speaks to the user in the Console, from any thread. An OSGi service. */
public interface Messages {
    /** Something went as planned. */
    void tell(String text);

    /** Something did not: what was got, what was expected, what to do. */
    void warn(String text);
}
