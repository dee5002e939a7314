// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.signals;

/** Plots of signals, as others see them. */
public interface SignalPlots {
    SignalsChoice choice();

    void show(SignalsChoice choice);
}
