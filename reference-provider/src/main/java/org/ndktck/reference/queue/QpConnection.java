package org.ndktck.reference.queue;

import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.transport.Message;

/** What a queue pair needs of the connection, or attempt to make one, that uses it. Guarded by the provider's lock. */
public interface QpConnection {

    /** Whether requests may be sent. */
    boolean isEstablished();

    /** Whether there is no connection, and none will come of what was tried last (AMB-06). */
    boolean ledNowhere();

    /** Tells the peer, if there is one; says whether the message arrives. */
    boolean tellPeer(Message message, DeferredWork deferred);
}
