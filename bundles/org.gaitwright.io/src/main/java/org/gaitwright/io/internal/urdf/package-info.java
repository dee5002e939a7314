// SPDX-License-Identifier: Apache-2.0
/** URDF models. What is read, what is listed as ignored and what is refused: docs/models.md. */
package org.gaitwright.io.internal.urdf;
