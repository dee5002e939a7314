// SPDX-License-Identifier: Apache-2.0
/** Evaluation on several machines by Hazelcast. Reaches only the addresses that a user names. */
package org.gaitwright.optimizer.cluster.internal;
