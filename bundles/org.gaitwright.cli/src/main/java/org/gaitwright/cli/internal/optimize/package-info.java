// SPDX-License-Identifier: Apache-2.0
/**
 * {@code gaitwright optimize}: options, progress and messages of a search, which a
 * {@link org.gaitwright.session.search.SearchSession} runs.
 */
package org.gaitwright.cli.internal.optimize;
