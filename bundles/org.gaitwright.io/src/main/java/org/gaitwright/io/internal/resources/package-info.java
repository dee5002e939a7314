// SPDX-License-Identifier: Apache-2.0
/** Offers the files of bundles that have a {@code Gaitwright-Resources} header as services of those bundles. */
package org.gaitwright.io.internal.resources;
