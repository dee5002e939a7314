// SPDX-License-Identifier: Apache-2.0
/** Stand-ins for tests of several bundles: a registry without OSGi, and an engine that drops a ball. */
package org.gaitwright.testkit;
