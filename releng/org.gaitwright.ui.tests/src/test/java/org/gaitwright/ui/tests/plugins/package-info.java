// SPDX-License-Identifier: Apache-2.0
/** Plug-ins: made, installed and shown. */
package org.gaitwright.ui.tests.plugins;
