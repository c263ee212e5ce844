package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Inside which callback something is done. */
@Key("within")
public enum CallbackKind implements Partition {
    /** The disconnect event of the asked side. */
    DISCONNECT_EVENT,
    /** The connect event. */
    CONNECT_EVENT,
    /** The completion of NdkConnect. */
    CONNECT_COMPLETION,
    /** The completion of a NdkConnect that nobody takes. */
    CONNECT_FAILURE,
    /** The completion of NdkAccept. */
    ACCEPT_COMPLETION,
    /** The completion of NdkCompleteConnect. */
    COMPLETE_CONNECT_COMPLETION,
    /** The completion of the asked side's NdkDisconnect. */
    DISCONNECT_COMPLETION,
    /** The completion of NdkListen. */
    LISTEN_COMPLETION
}
