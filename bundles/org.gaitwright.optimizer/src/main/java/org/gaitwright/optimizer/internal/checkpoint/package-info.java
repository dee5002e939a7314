// SPDX-License-Identifier: Apache-2.0
/**
 * Checkpoints of searches: lines of a key and its numbers, which come back to the same bits.
 *
 * <pre>
 * cma-es 1
 * generation 12
 * mean 0x1.0p-1 0x1.8p-2
 * </pre>
 */
package org.gaitwright.optimizer.internal.checkpoint;
