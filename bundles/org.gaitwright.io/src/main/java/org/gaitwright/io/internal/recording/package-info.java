// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes of recordings, version 1; all numbers big-endian.
 *
 * <pre>
 * file    = magic (8 bytes)  version (int)  header  block*  end?
 * header  = length (int)  JSON (UTF-8)  CRC-32 (int)
 * block   = "FRMS" (int)  frames (int)  length (int)  CRC-32 (int)  deflated planes
 * end     = "DONE" (int)  frames in all (int)
 * frame   = per body: x y z w x y z (float32)
 * planes  = first bytes of all numbers, then all second bytes, …; numbers ordered by channel, then by frame, each as the
 *           difference of its bits from those of the frame before it in the block
 * </pre>
 *
 * Differences and planes put bytes that resemble each other side by side, which about halves what deflating leaves. A file
 * without an end comes from a writer that was killed; its whole blocks are good.
 */
package org.gaitwright.io.internal.recording;
