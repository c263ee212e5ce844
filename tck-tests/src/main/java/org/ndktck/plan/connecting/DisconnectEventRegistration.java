package org.ndktck.plan.connecting;

import org.ndktck.api.NdkVersion;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Which form of accept and complete connect is called, and whether a disconnect event callback is given. */
@Key("registration")
public enum DisconnectEventRegistration implements Partition {
    /** NdkAccept, NdkCompleteConnect, with a callback. */
    EVENT,
    /** NdkAccept, NdkCompleteConnect, with NULL. */
    NONE,
    /** NdkAcceptEx, NdkCompleteConnectEx, with a callback. */
    EVENT_EX,
    /** NdkAcceptEx, NdkCompleteConnectEx, with NULL. */
    NONE_EX;

    /** Whether a callback is given. */
    public boolean registers() {
        return this == EVENT || this == EVENT_EX;
    }

    /** Whether the function of version 2.1 is called. */
    public boolean isEx() {
        return this == EVENT_EX || this == NONE_EX;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return !isEx() || facts.version().compareTo(NdkVersion.V2_1) >= 0;
    }

    @Override
    public String whyUnreachable() {
        return "the adapter reports a version below 2.1, which has no Ex functions";
    }
}
