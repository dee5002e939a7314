// SPDX-License-Identifier: Apache-2.0
/** XML of models: without DTDs, entities or anything from outside, within limits, each element with its file and line. */
package org.gaitwright.io.internal.xml;
