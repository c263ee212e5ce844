package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Who chooses the local ports of listener, connector and shared endpoint. */
public enum LocalPort implements Partition {
    /** The provider: the kit asks for port 0. */
    CHOSEN_BY_PROVIDER,
    /** The kit. */
    GIVEN
}
