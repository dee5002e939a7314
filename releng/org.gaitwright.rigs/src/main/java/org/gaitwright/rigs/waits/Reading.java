// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

/**
 * What the clocks of a thread and of its virtual machine show.
 *
 * @param runningMillis the thread had a core
 * @param queuedMillis it wanted a core and had none; NaN where the system does not tell
 * @param collectingMillis all threads stood still for the garbage collector
 * @param compilingMillis the compilers of the virtual machine worked, in threads of their own
 */
record Reading(double runningMillis, double queuedMillis, double collectingMillis, double compilingMillis) {
    Reading since(Reading before) {
        return new Reading(
                runningMillis - before.runningMillis,
                queuedMillis - before.queuedMillis,
                collectingMillis - before.collectingMillis,
                compilingMillis - before.compilingMillis);
    }
}
