package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Whether others hold the ports that follow one which the provider has chosen. */
public enum NextPorts implements Partition {
    /** Nobody does. */
    FREE,
    /** Others have asked for these ports by number. */
    IN_USE
}
