package org.ndktck.plan.adapter;

/** The address family of a connection. */
public enum Family implements Partition {
    /** AF_INET. */
    IPV4,
    /** AF_INET6. */
    IPV6;

    private static final int SOCKADDR_IN = 16;
    private static final int SOCKADDR_IN6 = 28;

    /** Bytes of a socket address of the family. */
    public int sockaddrBytes() {
        return this == IPV4 ? SOCKADDR_IN : SOCKADDR_IN6;
    }

    /** The one that this is not. */
    public Family other() {
        return this == IPV4 ? IPV6 : IPV4;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return facts.families().contains(this);
    }

    @Override
    public String whyUnreachable() {
        return "the adapter has no " + words() + " address";
    }

    private String words() {
        return this == IPV4 ? "IPv4" : "IPv6";
    }
}
