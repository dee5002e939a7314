// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.junit.jupiter.api.Test;

class SaveTroubleTest {
    private static String words(int code, String why) {
        return SaveTrouble.words("walk.yaml", new Status(IStatus.ERROR, "test", code, why, null));
    }

    @Test
    void aReadOnlyFolderIsNamedAsTheReason() {
        String words = words(IResourceStatus.PARENT_READ_ONLY, "Parent of resource is marked as read-only.");
        assertTrue(words.contains("allow writing there, or save the text elsewhere"), words);
    }

    @Test
    void whateverTheReasonNothingIsLost() {
        String words = words(IResourceStatus.FAILED_WRITE_LOCAL, "No space left on device");
        assertTrue(words.contains("No space left on device"), words);
        assertTrue(words.contains("Nothing is lost"), words);
    }
}
