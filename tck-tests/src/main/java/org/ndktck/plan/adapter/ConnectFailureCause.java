package org.ndktck.plan.adapter;

import org.ndktck.plan.key.Key;

/** What an attempt to connect may come to grief on before it is made again, and then stands no longer in the way. */
@Key("obstacle")
public enum ConnectFailureCause implements Partition {
    /** Nobody listens at the address yet. */
    NOBODY,
    /** Whoever listened at the address has closed the listener. */
    CLOSED_LISTENER,
    /** The listener does not take events at present. */
    PAUSED_LISTENER,
    /** The first attempt asks for a host that cannot be reached. */
    UNREACHABLE_HOST,
    /** The first attempt asks for a network that cannot be reached. */
    UNREACHABLE_NETWORK,
    /** The first attempt asks for a host that never answers, and times out. */
    SILENT_HOST;

    /** Whether only the provider's controls can bring it about. */
    public boolean isAroundTheProvider() {
        return this != NOBODY && this != CLOSED_LISTENER && this != PAUSED_LISTENER;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return !isAroundTheProvider() || facts.obstacles().contains(this);
    }

    @Override
    public String whyUnreachable() {
        return "the provider offers no control for it in every address family";
    }
}
