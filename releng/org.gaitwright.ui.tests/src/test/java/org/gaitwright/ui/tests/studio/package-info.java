// SPDX-License-Identifier: Apache-2.0
/** The studio and its files as tests handle them, with the hands of a person. */
package org.gaitwright.ui.tests.studio;
