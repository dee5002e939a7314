// SPDX-License-Identifier: Apache-2.0
/** {@code gaitwright simulate}: the options that make a scene, one run of it, and the files that it leaves. */
package org.gaitwright.cli.internal.simulate;
