// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import org.gaitwright.core.measure.RunMeasures;
import org.gaitwright.core.objective.MeasureFactory;
import org.osgi.service.component.annotations.Component;

/** The measures of every walking run, each a service. */
public final class WalkingMeasures {
    private WalkingMeasures() {}

    /** Mean forward speed after starting. */
    @Component(service = MeasureFactory.class)
    public static final class Speed extends RunMeasureFactory {
        public Speed() {
            super("speed", "Speed", "m/s", "Mean forward speed after starting", m -> m.gait()
                    .speed());
        }
    }

    /** Mean length of steps in the direction of travel. */
    @Component(service = MeasureFactory.class)
    public static final class StepLength extends RunMeasureFactory {
        public StepLength() {
            super("step-length", "Step length", "m", "Mean length of steps in the direction of travel", m -> m.gait()
                    .stepLength());
        }
    }

    /** Mean time between landings of the feet. */
    @Component(service = MeasureFactory.class)
    public static final class StepTime extends RunMeasureFactory {
        public StepTime() {
            super("step-time", "Step time", "s", "Mean time between landings of the feet", m -> m.gait()
                    .stepSeconds());
        }
    }

    /** Mean width of steps across the direction of travel. */
    @Component(service = MeasureFactory.class)
    public static final class StepWidth extends RunMeasureFactory {
        public StepWidth() {
            super("step-width", "Step width", "m", "Mean width of steps across the direction of travel", m -> m.gait()
                    .stepWidth());
        }
    }

    /** Relative difference of successive steps: a limp. */
    @Component(service = MeasureFactory.class)
    public static final class StepAsymmetry extends RunMeasureFactory {
        public StepAsymmetry() {
            super(
                    "step-asymmetry",
                    "Step asymmetry",
                    "",
                    "Relative difference of successive steps: a limp",
                    m -> m.gait().stepAsymmetry());
        }
    }

    /** Share of the time in which a foot stands. */
    @Component(service = MeasureFactory.class)
    public static final class DutyFactor extends RunMeasureFactory {
        public DutyFactor() {
            super("duty-factor", "Duty factor", "", "Share of the time with a foot on the ground", m -> m.gait()
                    .dutyFactor());
        }
    }

    /** Share of the time in which both feet stand. */
    @Component(service = MeasureFactory.class)
    public static final class DoubleSupport extends RunMeasureFactory {
        public DoubleSupport() {
            super(
                    "double-support",
                    "Double support",
                    "",
                    "Share of the time with both feet on the ground",
                    m -> m.gait().doubleSupport());
        }
    }

    /** Path that a foot slides along the ground in a step. */
    @Component(service = MeasureFactory.class)
    public static final class FootSlip extends RunMeasureFactory {
        public FootSlip() {
            super("foot-slip", "Foot slip", "m", "Sliding distance of a foot per step", m -> m.gait()
                    .footSlip());
        }
    }

    /** Mean height of the centre of mass over the ground. */
    @Component(service = MeasureFactory.class)
    public static final class ComHeight extends RunMeasureFactory {
        public ComHeight() {
            super(
                    "com-height",
                    "Height of the centre of mass",
                    "m",
                    "Mean height of the centre of mass over the ground",
                    m -> m.gait().comHeight());
        }
    }

    /** Largest load of a foot in its mean stance. */
    @Component(service = MeasureFactory.class)
    public static final class GroundReaction extends RunMeasureFactory {
        public GroundReaction() {
            super(
                    "ground-reaction",
                    "Ground reaction",
                    "body weights",
                    "Maximum load of a foot in its mean stance",
                    m -> m.gait().groundReactionPeak());
        }
    }

    /** Mechanical work per weight and distance. */
    @Component(service = MeasureFactory.class)
    public static final class CostOfTransport extends RunMeasureFactory {
        public CostOfTransport() {
            super(
                    "cost-of-transport",
                    "Cost of transport",
                    "",
                    "Mechanical work per weight and distance",
                    RunMeasures::costOfTransport);
        }
    }

    /** Largest torque as a share of its limit. */
    @Component(service = MeasureFactory.class)
    public static final class TorqueRatio extends RunMeasureFactory {
        public TorqueRatio() {
            super(
                    "torque-ratio",
                    "Torque ratio",
                    "",
                    "Maximum torque as a fraction of its limit",
                    RunMeasures::maxTorqueRatio);
        }
    }
}
