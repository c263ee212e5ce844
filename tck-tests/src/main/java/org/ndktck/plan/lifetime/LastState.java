package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** What has come of a connector's connect when the connector is closed. */
@Key("attempt")
public enum LastState implements Partition {
    /** The connection is established. */
    @Key("accepted")
    ESTABLISHED,
    /** Both sides have disconnected. */
    DISCONNECTED,
    /** The passive side has rejected. */
    REJECTED,
    /** The active side has rejected the acceptance. */
    TURNED_DOWN,
    /** Nobody listens. */
    REFUSED,
    /** The passive side has not answered: the connect pends. */
    PENDING,
    /**
     * Nobody took the request; then the connector has connected once more, from the same address, and the connection is
     * established, if the provider permits that (AMB-06).
     */
    RETRIED
}
