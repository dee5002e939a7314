// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.cluster.internal;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import java.util.List;

/**
 * How a member of a cluster is set up: it binds to the one address that it was given, talks to the members that were named
 * and to nobody else, and notices within seconds that one of them is gone.
 */
final class ClusterConfiguration {
    private ClusterConfiguration() {}

    /**
     * @param name of the cluster; members of other names do not join
     * @param own address host:port that this member binds to
     * @param members addresses host:port of all members
     */
    static Config member(String name, String own, List<String> members) {
        int colon = own.lastIndexOf(':');
        if (colon < 1) {
            throw new IllegalArgumentException("address '" + own + "': expected host:port, such as 127.0.0.1:5701");
        }
        Config config = new Config();
        config.setClusterName(name);
        config.setClassLoader(ClusterConfiguration.class.getClassLoader());
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.socket.bind.any", "false");
        config.setProperty("hazelcast.heartbeat.interval.seconds", "1");
        config.setProperty("hazelcast.max.no.heartbeat.seconds", "5");
        config.getNetworkConfig()
                .setPublicAddress(own)
                .setPort(Integer.parseInt(own.substring(colon + 1)))
                .setPortAutoIncrement(false)
                .getInterfaces()
                .setEnabled(true)
                .addInterface(own.substring(0, colon));
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true).setMembers(List.copyOf(members));
        return config;
    }
}
