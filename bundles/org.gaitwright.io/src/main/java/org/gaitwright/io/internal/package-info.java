// SPDX-License-Identifier: Apache-2.0
/** What the readers and writers of this bundle share: numbers and words as files spell them. */
package org.gaitwright.io.internal;
