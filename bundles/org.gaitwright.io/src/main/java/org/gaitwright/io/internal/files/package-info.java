// SPDX-License-Identifier: Apache-2.0
/** What stands in files of the user's own, offered as if it were installed. */
package org.gaitwright.io.internal.files;
