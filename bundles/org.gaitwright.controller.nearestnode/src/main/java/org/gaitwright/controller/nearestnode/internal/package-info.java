// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code nearest-node} [Sharon 2004]: a target motion of keyframes ({@code Motion}), nodes along it of which the nearest drives the body
 * ({@code Policy}), the figure that walks as the keyframes say ({@code Target}) and how far the body is from it ({@code Figure}).
 */
package org.gaitwright.controller.nearestnode.internal;
