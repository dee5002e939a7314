// SPDX-License-Identifier: Apache-2.0
/**
 * Things that a scene puts on ground of any kind: boxes, stairs, and gaps with the kerbs around them.
 */
package org.gaitwright.terrain.internal.thing;
