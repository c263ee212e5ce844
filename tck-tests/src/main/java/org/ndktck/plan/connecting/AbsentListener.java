package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Whom a connect finds where nobody listens. */
@Key("nobody")
public enum AbsentListener implements Partition {
    /** Nothing: the listener there has been closed. */
    CLOSED_LISTENER,
    /** Itself: the destination is the local address it starts from. */
    ITSELF,
    /** Nothing: a listener listens on the same port of another address. */
    LISTENER_ON_ANOTHER_ADDRESS;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this != LISTENER_ON_ANOTHER_ADDRESS || facts.severalAddresses();
    }

    @Override
    public String whyUnreachable() {
        return "the adapters have no second address of a family";
    }
}
