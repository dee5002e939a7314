package @bundle@;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.osgi.service.component.annotations.Component;

/** Tells the studio of the controller. The annotation is all that it takes to be found. */
@Component
public final class @class@Factory implements ControllerFactory {
    /** What files and the command line call it. */
    @Override
    public String id() {
        return "@id@";
    }

    @Override
    public String name() {
        return "@label@";
    }

    @Override
    public String description() {
        return "@description@";
    }

    /** Whom it can drive, and why not. */
    @Override
    public Suitability suits(CharacterModel character) {
        return @class@.joints(character).length > 0
                ? Suitability.YES
                : Suitability.no("none of its joints has a motor; choose a character that has some");
    }

    /** Each is a slider, a --set path and a variable for the optimiser. */
    @Override
    public ParameterSet parameters(CharacterModel character) {
        return ParameterSet.of(
                Parameter.of("stiffness", "N m/rad", 0, 5000, 1400, "how strongly joints are drawn to where they should be"),
                Parameter.of("damping", "N m s/rad", 0, 500, 140, "how strongly joints are slowed down"),
                Parameter.of("period", "s", 0.3, 10, 2, "time from one wave to the next"),
                Parameter.of("depth", "rad", 0, 2, 1, "how far the elbows bend"));
    }

    @Override
    public Controller create(CharacterModel character, ParameterValues parameters) {
        return new @class@(character, parameters);
    }
}
