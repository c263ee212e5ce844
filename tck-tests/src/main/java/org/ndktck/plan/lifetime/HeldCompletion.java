package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** The completion of which request of a connector is kept from returning. */
public enum HeldCompletion implements Partition {
    /** Of the connect. */
    CONNECT,
    /** Of the complete connect. */
    COMPLETE_CONNECT,
    /** Of the accept. */
    ACCEPT
}
