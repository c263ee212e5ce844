package org.ndktck.model;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What can happen to one connector, as its consumer sees it. */
public enum ConnectorEvent {
    /** A request completion: connect, accept, complete connect or disconnect. */
    COMPLETION,
    /** The connect event that delivers the connector. */
    CONNECT_EVENT,
    DISCONNECT_EVENT,
    CLOSE_COMPLETION,
    /** A call of the consumer at the other end on its connector. */
    PEERS_CALL,
    /** A call of the consumer on this connector. */
    LOCAL_CALL;

    private static final Set<ConnectorEvent> OVER_BEFORE_THE_CLOSE = EnumSet.of(COMPLETION, DISCONNECT_EVENT);

    /**
     * Why something never comes after this on one connector of a conforming consumer and provider.
     *
     * @param later what would come later
     * @return the reason, or nothing if it can come
     */
    public Optional<String> whyNeverBefore(ConnectorEvent later) {
        if (later == CONNECT_EVENT && this != PEERS_CALL) {
            return Optional.of("the connect event brings the connector: nothing of its own comes before (CEV-03)");
        }
        if (this == DISCONNECT_EVENT && later == DISCONNECT_EVENT) {
            return Optional.of("a connection has one disconnect event at most (DEV-01)");
        }
        if (this == CLOSE_COMPLETION && OVER_BEFORE_THE_CLOSE.contains(later)) {
            return Optional.of("a close completes after every other callback of the connector (CLO-10, CLO-12)");
        }
        if (this == CLOSE_COMPLETION && later == CLOSE_COMPLETION) {
            return Optional.of("a close completes once (CLO-07)");
        }
        if (this == CLOSE_COMPLETION && later == LOCAL_CALL) {
            return Optional.of("a closed connector is not used any more (CLO-09)");
        }
        return Optional.empty();
    }
}
