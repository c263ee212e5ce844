package org.ndktck.rules;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.ndktck.catalog.RequirementId;

/**
 * The address that a call must tell, as far as it is known.
 *
 * @param host the IP address
 * @param port the port, 0 where the provider chose one that is not known for certain
 * @param wrong the row that another address breaks
 */
record ExpectedAddress(InetAddress host, int port, RequirementId wrong) {

    private static final int SOCKADDR_IN = 16;
    private static final int SOCKADDR_IN6 = 28;

    /** An address that the consumer gave, port and all. */
    static ExpectedAddress given(InetSocketAddress address, RequirementId wrong) {
        return alike(address.getAddress(), address.getPort(), wrong);
    }

    /** An address whose port may not be known: that of another object, or one that the provider chose. */
    static ExpectedAddress alike(InetAddress host, int port, RequirementId wrong) {
        return new ExpectedAddress(host, port, wrong);
    }

    /** Bytes that a structure for the address has at the least. */
    int leastBytes() {
        return host instanceof Inet6Address ? SOCKADDR_IN6 : SOCKADDR_IN;
    }

    String words() {
        return host.getHostAddress() + (port == 0 ? " and the port that was chosen" : " port " + port);
    }
}
