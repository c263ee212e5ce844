package org.ndktck.cli.peer;

import java.net.InetSocketAddress;

/**
 * Where a peer waits for runs.
 *
 * @param host name or address; an IPv6 address without brackets
 * @param port 0 to 65535; 0 lets the system choose one
 */
public record PeerAddress(String host, int port) {

    InetSocketAddress socketAddress() {
        return new InetSocketAddress(host, port);
    }

    /** As users write it. */
    @Override
    public String toString() {
        return (host.indexOf(':') < 0 ? host : "[" + host + "]") + ":" + port;
    }
}
