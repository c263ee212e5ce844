package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;

/** What another destination differs in. */
public enum OtherDestination implements Partition {
    /** In the port. */
    PORT,
    /** In the address: the port is the same. */
    ADDRESS;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this == PORT || facts.severalAddresses();
    }

    @Override
    public String whyUnreachable() {
        return AbsentListener.LISTENER_ON_ANOTHER_ADDRESS.whyUnreachable();
    }
}
