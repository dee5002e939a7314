// SPDX-License-Identifier: Apache-2.0
/**
 * The registry, and the store of plug-ins.
 *
 * <p><b>Registry.</b> {@link org.gaitwright.plugins.internal.RegistryComponent} follows the services of each contract and hands them to
 * ServiceRegistry, each as a {@code Slot}. After each change it makes an immutable list with ids settled, which is all that readers see.
 * Whatever a contribution throws sets it aside by name; ComponentTroubles finds those that could not even be made.
 *
 * <p><b>Store.</b> {@link org.gaitwright.plugins.internal.StorePlugins} installs and removes. A new plug-in passes these stages, and
 * nothing is kept unless all pass:
 *
 * <pre>
 * Download (a jar, or from an UpdateSite) → Candidate → requirements, Signature, trust → trial in the running framework → Store
 * </pre>
 *
 * {@code Store} is a folder that all processes of a user share. Once a second StoreFollower makes the running framework
 * (RunningBundles) have what is in it, so each process follows what another installs.
 *
 * <p><b>Threads:</b> readers of the registry take no lock; it calls neither plug-ins nor listeners while it holds one, and
 * calls listeners on the thread of the change. Changes of the store have a lock of their own; "plug-in store" is the thread that
 * looks every second. <b>Lifecycle:</b> both components start with the framework, before an application asks for them.
 */
package org.gaitwright.plugins.internal;
