// SPDX-License-Identifier: Apache-2.0
/** {@code gaitwright convert}: models between formats, and captured walks to keyframes. */
package org.gaitwright.cli.internal.convert;
