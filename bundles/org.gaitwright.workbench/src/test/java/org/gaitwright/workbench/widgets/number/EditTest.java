// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.workbench.widgets.dial.Course;
import org.junit.jupiter.api.Test;

class EditTest {
    private final Edit<Double> edit = new Edit<>();
    private final List<String> heard = new ArrayList<>();

    EditTest() {
        edit.listen(new EditListener<>() {
            @Override
            public void begin(Double before) {
                heard.add("begin " + before);
            }

            @Override
            public void change(Double now) {
                heard.add("change " + now);
            }

            @Override
            public void commit(Double before, Double after) {
                heard.add("commit " + before + " " + after);
            }

            @Override
            public void cancel(Double before) {
                heard.add("cancel " + before);
            }
        });
    }

    @Test
    void aDragIsOneEdit() {
        edit.begin(1.0);
        edit.change(2.0);
        edit.begin(2.0);
        edit.change(3.0);
        edit.commit();
        assertEquals(List.of("begin 1.0", "change 2.0", "change 3.0", "commit 1.0 3.0"), heard);
        assertFalse(edit.active());
    }

    @Test
    void cancellingGoesBack() {
        edit.begin(1.0);
        edit.change(2.0);
        edit.cancel(before -> heard.add("show " + before));
        assertEquals(List.of("begin 1.0", "change 2.0", "change 1.0", "cancel 1.0", "show 1.0"), heard);
    }

    @Test
    void whatChangedNothingIsNoCommit() {
        edit.begin(1.0);
        edit.change(2.0);
        edit.change(1.0);
        edit.commit();
        assertEquals(List.of("begin 1.0", "change 2.0", "change 1.0", "cancel 1.0"), heard);
    }

    @Test
    void theSameValueIsNoChange() {
        edit.begin(1.0);
        edit.change(1.0);
        edit.commit();
        assertEquals(List.of("begin 1.0", "cancel 1.0"), heard);
    }

    @Test
    void nothingHappensOutsideOfAnEdit() {
        edit.change(2.0);
        edit.commit();
        edit.cancel(before -> heard.add("show " + before));
        assertEquals(List.of(), heard);
    }

    @Test
    void theNumberOfAPairIsEditedAsThePair() {
        Edit<Course> whole = new Edit<>();
        Course[] shown = {new Course(0.5, 1)};
        List<String> courses = new ArrayList<>();
        whole.listen(new EditListener<>() {
            @Override
            public void change(Course now) {
                courses.add("change " + now.speed());
            }

            @Override
            public void commit(Course before, Course after) {
                courses.add("commit " + before.speed() + " " + after.speed());
            }
        });
        Edit<Double> part = new Edit<>();
        part.listen(whole.part(() -> shown[0], c -> shown[0] = c, v -> new Course(v, shown[0].heading())));
        part.begin(0.5);
        part.change(0.7);
        part.commit();
        assertEquals(List.of("change 0.7", "commit 0.5 0.7"), courses);
        part.begin(0.7);
        part.change(0.9);
        part.cancel(before -> {});
        assertEquals(0.7, shown[0].speed());
    }
}
