// SPDX-License-Identifier: Apache-2.0
/** Recipes: characters that are made from others by changing their proportions. */
package org.gaitwright.io.internal.recipe;
