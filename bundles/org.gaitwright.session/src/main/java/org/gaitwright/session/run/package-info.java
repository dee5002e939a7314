// SPDX-License-Identifier: Apache-2.0
/**
 * A run as people work with it: what they see of it and what they do to it, without a window.
 */
package org.gaitwright.session.run;
