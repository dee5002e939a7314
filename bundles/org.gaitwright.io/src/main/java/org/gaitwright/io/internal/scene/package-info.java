// SPDX-License-Identifier: Apache-2.0
/** The schema of scene files, read and written. Stateless. */
package org.gaitwright.io.internal.scene;
