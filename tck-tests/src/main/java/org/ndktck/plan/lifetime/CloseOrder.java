package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** In which order the objects of a life are closed. */
public enum CloseOrder implements Partition {
    /** Each after its successors are closed. */
    SUCCESSORS_FIRST,
    /** Each before its successors, and nothing is waited for in between. */
    ANTECEDENTS_FIRST,
    /** Each inside the close completion of a successor. */
    INSIDE_COMPLETIONS
}
