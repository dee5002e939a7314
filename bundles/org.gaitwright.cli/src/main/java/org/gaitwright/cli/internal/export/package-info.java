// SPDX-License-Identifier: Apache-2.0
/** {@code gaitwright export}: recordings in other formats. */
package org.gaitwright.cli.internal.export;
