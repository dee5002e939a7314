// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RendererTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "llvmpipe (LLVM 15.0.6, 256 bits) | true",
                "GDI Generic | true",
                "Mesa Intel(R) UHD Graphics 620 (KBL GT2) | false",
                "NVIDIA GeForce RTX 4060/PCIe/SSE2 | false",
            })
    void tellsSoftwareFromGraphicsCards(String renderer, boolean software) {
        assertEquals(software, Renderer.inSoftware(renderer));
    }
}
