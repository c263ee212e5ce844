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
    LISTENER_ON_ANOTHER_ADDRESS,
    /** Nothing: a listener listens on the same port of an address of the other family. */
    LISTENER_OF_THE_OTHER_FAMILY;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return switch (this) {
            case CLOSED_LISTENER, ITSELF -> true;
            case LISTENER_ON_ANOTHER_ADDRESS -> facts.severalAddresses();
            case LISTENER_OF_THE_OTHER_FAMILY -> facts.families().size() > 1;
        };
    }

    @Override
    public String whyUnreachable() {
        return this == LISTENER_OF_THE_OTHER_FAMILY
                ? "the adapters have addresses of one family only"
                : "the adapters have no second address of a family";
    }
}
