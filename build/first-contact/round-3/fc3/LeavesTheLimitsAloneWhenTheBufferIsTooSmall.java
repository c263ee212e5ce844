package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: STATUS_BUFFER_TOO_SMALL comes without the read limits. */
public final class LeavesTheLimitsAloneWhenTheBufferIsTooSmall extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus getConnectionData(Conn s, NdkConnector o, GetConnectionDataArgs a) {
                Memory.Cell inbound = a.pInboundReadLimit() == null ? null : new Memory.Cell(0);
                Memory.Cell outbound = a.pOutboundReadLimit() == null ? null : new Memory.Cell(0);
                NtStatus status = s.real.getConnectionData(o,
                        new GetConnectionDataArgs(inbound, outbound, a.pPrivateData(), a.pPrivateDataLength()));
                if (status.isSuccess()) {
                    if (inbound != null) {
                        a.pInboundReadLimit().set(inbound.get());
                    }
                    if (outbound != null) {
                        a.pOutboundReadLimit().set(outbound.get());
                    }
                }
                return status;
            }
        };
    }
}
