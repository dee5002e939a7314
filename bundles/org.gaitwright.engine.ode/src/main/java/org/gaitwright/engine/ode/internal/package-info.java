// SPDX-License-Identifier: Apache-2.0
/**
 * The engine {@code ode}: the contract of {@code org.gaitwright.core.simulation} on ode4j.
 *
 * <p>ODE moves rigid bodies in maximal coordinates; characters are written in joint coordinates. {@link Bodies} makes one ODE
 * body of each link together with the links that are fixed to it. A {@link LinkJoint} stands for the joints of a link: it
 * derives coordinates from the poses of two bodies and makes rows of ODE's constraint system of a command; the {@link JointAssembly}
 * holds what all of them share.
 *
 * <p><b>Motors.</b> A PD drive is a motor row with softness, so that ODE integrates it implicitly and holds it within the
 * torque limit: with D = h kp + kd, the row J v' + λ / D = (kp (q* − q) + kd v* + τ) / D, |λ| &lt;= limit, gives
 * λ = kp (q* − q − h v') + kd (v* − v') + τ. Springs, dampers and armature of a joint are rows of the same form.
 *
 * <p><b>Steps.</b> A sub-step is one step of ODE, or as many as keep it within 1/500 s. {@code Physics.Method.NEWTON} takes ODE's
 * exact solver, {@code GAUSS_SEIDEL} its quick one. Linear momentum balances with the forces that are listed; angular momentum
 * only to the order of the step, since ODE integrates each body's rotation by itself and lets joints part by a little.
 *
 * <p><b>Contacts</b> keep friction within the pyramid inside the cone. The exact solver bounds each contact's friction by the normal
 * force that it would have without friction; a step whose friction comes out beyond its cone is repeated with bounds from the normal
 * forces found, up to five times. Some remain outside: of 17,000 contacts of a humanoid that was pushed over 3.5 %, most by less than
 * 1 N, the worst by 229 N, a fifth of its normal force. A ground of springs is that spring and damper along the normal; along the
 * ground it is Coulomb's friction.
 *
 * <p><b>What can be represented:</b> a free root without damper or armature; a planar root of two slides and a hinge across them,
 * without motors; a ball; one to three hinges with a common anchor (two of them at right angles); one slide; no joint at all, also
 * for a root, which then is {@link StaticLinks}. Everything else is refused by name.
 *
 * <p><b>Memory:</b> ode4j allocates in every step, unlike the contract's wish; what is written here does not.
 *
 * <p><b>Threads:</b> simulations are independent of each other. ODE's quick stepper shuffles its rows by a random number that
 * all worlds share; {@link OdeEngine} turns that off.
 */
package org.gaitwright.engine.ode.internal;
