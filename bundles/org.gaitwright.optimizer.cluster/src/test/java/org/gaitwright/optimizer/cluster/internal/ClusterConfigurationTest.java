// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.cluster.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClusterConfigurationTest {
    private final Config config =
            ClusterConfiguration.member("walk", "127.0.0.1:5701", List.of("127.0.0.1:5701", "127.0.0.1:5702"));

    @Test
    void talksOnlyToNamedMembers() {
        JoinConfig join = config.getNetworkConfig().getJoin();
        assertFalse(join.getMulticastConfig().isEnabled());
        assertFalse(join.getAutoDetectionConfig().isEnabled());
        assertEquals(
                List.of("127.0.0.1:5701", "127.0.0.1:5702"),
                join.getTcpIpConfig().getMembers());
        assertEquals("false", config.getProperty("hazelcast.phone.home.enabled"));
    }

    @Test
    void bindsToItsOwnAddressAlone() {
        assertEquals("false", config.getProperty("hazelcast.socket.bind.any"));
        assertTrue(config.getNetworkConfig().getInterfaces().getInterfaces().contains("127.0.0.1"));
        assertEquals(5701, config.getNetworkConfig().getPort());
        assertFalse(config.getNetworkConfig().isPortAutoIncrement());
    }

    @Test
    void anAddressWithoutPortIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> ClusterConfiguration.member("walk", "here", List.of()));
    }
}
