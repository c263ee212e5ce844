package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.Slab;

/** Input bytes of a call: a pointer and the length beside it. */
record InputBytes(@Nullable GuardedBytes pointer, long length) {

    /** NULL with length 0 where there is nothing to send, as the header permits. */
    static InputBytes privateData(Slab slab, byte[] content) {
        return content.length == 0
                ? new InputBytes(null, 0)
                : new InputBytes(GuardedBytes.input(slab, content), content.length);
    }
}
