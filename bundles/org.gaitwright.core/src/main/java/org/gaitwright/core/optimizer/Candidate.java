// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimizer;

/**
 * A point of the search space that is to be tried.
 *
 * @param values of the variables; nobody writes them
 * @param generation in which it was asked for; with {@code repeat} the key of its random numbers, so that all candidates of a
 *     generation meet the same ground
 * @param repeat 0 the first time that the point is tried in its generation, then 1, 2, …
 * @param seconds how long a rollout lasts, unless it falls
 * @param first of the parts of its trial, counted from 0, that are played
 * @param end the part before which that ends; those that a trial does not have do not count
 */
public record Candidate(double[] values, long generation, int repeat, double seconds, int first, int end) {
    /** One that is tried in all parts. */
    public Candidate(double[] values, long generation, int repeat, double seconds) {
        this(values, generation, repeat, seconds, 0, Integer.MAX_VALUE);
    }

    /** The same, tried in some parts alone. */
    public Candidate within(int firstPart, int endPart) {
        return new Candidate(values, generation, repeat, seconds, firstPart, endPart);
    }
}
