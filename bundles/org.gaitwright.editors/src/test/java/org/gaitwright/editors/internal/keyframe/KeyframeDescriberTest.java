// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.junit.jupiter.api.Test;

class KeyframeDescriberTest {
    private final KeyframeDescriber describer = new KeyframeDescriber();

    @Test
    void keyframesAreToldByTheirControllerOrByTheirKeys() {
        assertTrue(describer.fits("# mine\ncontroller: nearest-node   # of Sharon\ncharacter: human-7\n"));
        assertTrue(describer.fits("description: Walks\nkey.0.stance-hip: 1\n"));
        assertFalse(describer.fits("controller: simbicon\nkeys: 2\n"));
        assertFalse(describer.fits("characters:\n  - {controller: nearest-node}\n"));
    }

    @Test
    void aPathOfTheTextTellsItsKeyframe() {
        assertEquals(3, KeyframeModel.keyOf("key.3.torso"));
        assertEquals(11, KeyframeModel.keyOf("key.11.seconds"));
        assertEquals(-1, KeyframeModel.keyOf("keys"));
        assertEquals(-1, KeyframeModel.keyOf("node.3.at"));
    }
}
