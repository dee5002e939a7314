// SPDX-License-Identifier: Apache-2.0
/** MJCF models: safe XML with line numbers, defaults, and what is understood of bodies, joints, geoms and motors. */
package org.gaitwright.io.internal.mjcf;
