package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Which requests are posted while another thread acts on the queue pair or its connector. */
@Key("posted")
public enum PostedRequests implements Partition {
    /** Receives, on either side. */
    RECEIVES,
    /** Sends, on the active side, which may send first (AMB-55). */
    SENDS
}
