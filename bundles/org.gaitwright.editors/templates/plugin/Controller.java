package @bundle@;

import java.util.Locale;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** Draws every joint to where it was at the start, and bends the elbows in a rhythm. A place to begin. */
final class @class@ implements Controller {
    private final CharacterModel character;
    private final int[] joints;
    private final double[] share;
    private final double[] start;
    private double stiffness;
    private double damping;
    private double period;
    private double depth;

    @class@(CharacterModel character, ParameterValues parameters) {
        this.character = character;
        joints = joints(character);
        share = character.joints().stream().mapToDouble(@class@::share).toArray();
        start = character.zeroPose();
        parametersChanged(parameters);
    }

    /** The joints that have a motor. */
    static int[] joints(CharacterModel character) {
        return IntStream.range(0, character.joints().size())
                .filter(j -> character.joints().get(j).type() != JointType.FREE)
                .filter(j -> character.joints().get(j).torqueLimit() > 0)
                .toArray();
    }

    @Override
    public void reset(Observation now) {
        now.positions(start);
    }

    /** Called once per control period. Nothing is allocated here, so that simulations stay fast. */
    @Override
    public void tick(Observation now, Command command) {
        double bend = depth * (0.5 - 0.5 * StrictMath.cos(2 * Math.PI * now.timeSeconds() / period));
        for (int joint : joints) {
            int at = character.positionOffset(joint);
            if (character.joints().get(joint).type() == JointType.BALL) {
                command.driveBall(joint, start, at, stiffness, damping);
            } else {
                command.drive(joint, start[at] + bend * share[joint], 0, stiffness, damping);
            }
        }
    }

    /** Elbows bend the way that their limits leave room for; other joints stay. */
    private static double share(Joint joint) {
        boolean elbow = joint.type() == JointType.HINGE && joint.name().toLowerCase(Locale.ROOT).contains("elbow");
        if (!elbow || joint.limit() == null) {
            return 0;
        }
        return joint.limit().upper() > -joint.limit().lower() ? 1 : -1;
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        stiffness = parameters.get("stiffness");
        damping = parameters.get("damping");
        period = parameters.get("period");
        depth = parameters.get("depth");
    }

    /** All that it remembers between ticks: the studio saves it to rewind and to branch. */
    @Override
    public void state(StateCodec codec) {
        codec.numbers(start);
    }
}
