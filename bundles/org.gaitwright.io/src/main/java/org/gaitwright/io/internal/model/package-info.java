// SPDX-License-Identifier: Apache-2.0
/** What all readers of models share: a character in the making, names, limits, and the folder that a model lies in. */
package org.gaitwright.io.internal.model;
