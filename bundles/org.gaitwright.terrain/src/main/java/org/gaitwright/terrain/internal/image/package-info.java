// SPDX-License-Identifier: Apache-2.0
/**
 * Heights from pictures: a reader of PNG files and the lattice made of them.
 */
package org.gaitwright.terrain.internal.image;
