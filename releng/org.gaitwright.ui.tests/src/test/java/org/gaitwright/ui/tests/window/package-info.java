// SPDX-License-Identifier: Apache-2.0
/** The window as a whole: perspectives, menus, looks, and whole journeys through it. */
package org.gaitwright.ui.tests.window;
