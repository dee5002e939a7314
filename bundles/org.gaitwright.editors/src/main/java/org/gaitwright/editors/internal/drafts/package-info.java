// SPDX-License-Identifier: Apache-2.0
/** Keeps what was typed but not saved, so that a crash does not take it away. */
package org.gaitwright.editors.internal.drafts;
