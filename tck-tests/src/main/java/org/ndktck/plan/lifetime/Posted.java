package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Which requests are posted while another thread acts on the queue pair or its connector. */
public enum Posted implements Partition {
    /** Receives, on either side. */
    RECEIVES,
    /** Sends, on the active side, which may send first (AMB-55). */
    SENDS
}
