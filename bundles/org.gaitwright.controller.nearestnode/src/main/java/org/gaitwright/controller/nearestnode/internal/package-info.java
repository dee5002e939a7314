// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code nearest-node} [Sharon 2004]: a target motion of keyframes ({@code TargetMotion}), nodes along it of which the nearest drives the body
 * ({@code Policy}), the figure that walks as the keyframes say ({@code TargetFigure}) and how far the body is from it ({@code PlanarFigure}).
 */
package org.gaitwright.controller.nearestnode.internal;
