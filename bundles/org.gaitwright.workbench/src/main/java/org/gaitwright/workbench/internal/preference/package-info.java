// SPDX-License-Identifier: Apache-2.0
/** What users prefer, and the page on which they say so. */
package org.gaitwright.workbench.internal.preference;
