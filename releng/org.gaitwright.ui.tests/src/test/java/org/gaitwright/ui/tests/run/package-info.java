// SPDX-License-Identifier: Apache-2.0
/** A run and the views that show and change it. */
package org.gaitwright.ui.tests.run;
