// SPDX-License-Identifier: Apache-2.0
/**
 * Controllers for setting a character up, after [Thachuk 2018, §2.6]: the rag doll shows whether a model is sound, the sine
 * whether a joint can be driven and with which gains, the pose whether the character can stand.
 */
package org.gaitwright.controller.setup.internal;
