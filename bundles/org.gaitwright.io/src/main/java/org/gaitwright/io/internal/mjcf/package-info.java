// SPDX-License-Identifier: Apache-2.0
/**
 * MJCF models, read with the meaning that MuJoCo 2.2.2 gives them and written so that reading gives the same model. What
 * is read, what is listed as ignored and what is refused: docs/models.md.
 */
package org.gaitwright.io.internal.mjcf;
