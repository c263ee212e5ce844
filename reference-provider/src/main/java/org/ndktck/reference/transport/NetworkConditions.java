package org.ndktck.reference.transport;

import java.net.InetAddress;
import java.util.List;

/** What surrounds the adapters of an open: what controls may take away, and addresses where nobody is. */
public interface NetworkConditions {

    /** Hosts that are not there, in networks that are, one for each family or none. */
    List<InetAddress> unreachableHosts();

    /** Hosts in networks that are not there, one for each family or none. */
    List<InetAddress> unreachableNetworks();

    /** Hosts that answer nothing, one for each family or none. */
    List<InetAddress> silentHosts();

    /** What port 0 is served from. */
    PortPool ports();

    /** The link between the two sides. */
    LinkState link();
}
