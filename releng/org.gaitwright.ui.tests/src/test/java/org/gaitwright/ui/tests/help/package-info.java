// SPDX-License-Identifier: Apache-2.0
/** The help, the cheat sheets and the welcome page. */
package org.gaitwright.ui.tests.help;
