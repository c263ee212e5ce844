package org.ndktck.reference.connection;

import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/** The states of a {@link Connection}, in the order of a life; the ones in which it waits have a time limit. */
enum ConnectionState {
    /** Nothing started, or the last attempt failed with a status that invites another (AMB-06). */
    IDLE,
    /** Active side: the peer decides (CON-24, CON-25). */
    CONNECTING(Duration.ofSeconds(60)),
    /** Active side: the peer accepted, the consumer decides. */
    PEER_ACCEPTED,
    /** Active side: the consumer completed, but the peer cannot be told (CMP-11). */
    COMPLETING(Duration.ofSeconds(30)),
    /** Passive side: the consumer decides. */
    INCOMING,
    /** Passive side: accepted, the peer decides (ACC-19). */
    ACCEPTING(Duration.ofSeconds(30)),
    /** The peer gave up while the consumer decides, and nothing tells the consumer so. */
    PEER_GAVE_UP,
    /** The attempt is over. */
    FAILED,
    /** Looks again and again whether the peer can still be reached (DEV-03). */
    ESTABLISHED(Duration.ofSeconds(15)),
    /** The peer's graceful notification has arrived. */
    PEER_DISCONNECTED,
    /** The peer is gone without one. */
    PEER_ABORTED,
    /** The peer's graceful notification is awaited (DIS-03, DIS-10). */
    DISCONNECTING(Duration.ofSeconds(30)),
    /** The connection is over. */
    DISCONNECTED;

    /** The consumer may reject. */
    static final Set<ConnectionState> MAY_REJECT = Set.of(INCOMING, PEER_ACCEPTED);

    /** There is no connection, and none will come of what was tried last (AMB-06). */
    static final Set<ConnectionState> LED_NOWHERE = Set.of(IDLE, PEER_GAVE_UP, FAILED);

    /** There is no connection any more, or none came of the attempt. */
    static final Set<ConnectionState> OVER = Set.of(IDLE, PEER_GAVE_UP, FAILED, DISCONNECTED);

    private final @Nullable Duration limit;

    ConnectionState() {
        limit = null;
    }

    ConnectionState(Duration limit) {
        this.limit = limit;
    }

    /** What the peer gave up cannot be answered. */
    void refuseIfPeerGaveUp() throws Refusal {
        if (this == PEER_GAVE_UP) {
            throw new Refusal(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    /** Where a failure leads: the active side may try again (AMB-06). */
    ConnectionState afterFailure() {
        return this == CONNECTING ? IDLE : FAILED;
    }

    /** How long a connection stays in this state by itself; {@code null} for ever. */
    @Nullable
    Duration limit() {
        return limit;
    }
}
