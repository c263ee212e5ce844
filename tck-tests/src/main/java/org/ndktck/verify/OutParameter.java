package org.ndktck.verify;

import org.jspecify.annotations.Nullable;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedUlong;

/** The ULONG cells of NdkGetConnectionData. */
public enum OutParameter {
    P_INBOUND_READ_LIMIT("*pInboundReadLimit"),
    P_OUTBOUND_READ_LIMIT("*pOutboundReadLimit"),
    P_PRIVATE_DATA_LENGTH("*pPrivateDataLength");

    private final String documented;

    OutParameter(String documented) {
        this.documented = documented;
    }

    /** The cell, {@code null} where NULL was passed. */
    public @Nullable GuardedUlong in(Cells cells) {
        return switch (this) {
            case P_INBOUND_READ_LIMIT -> cells.inbound();
            case P_OUTBOUND_READ_LIMIT -> cells.outbound();
            case P_PRIVATE_DATA_LENGTH -> cells.length();
        };
    }

    @Override
    public String toString() {
        return documented;
    }
}
