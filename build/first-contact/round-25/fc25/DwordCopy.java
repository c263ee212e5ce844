package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Private data comes out of the window of the card in whole words; a buffer that is too small gets no part of a word. */
public final class DwordCopy extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (a.pPrivateData() == null) {
                return r.getConnectionData(o, a);
            }
            Data d = data(r, o);
            long capacity = a.pPrivateDataLength().get();
            if (d == null || capacity >= d.bytes().length) {
                return r.getConnectionData(o, a);
            }
            if (a.pInboundReadLimit() != null) {
                a.pInboundReadLimit().set(d.inbound());
            }
            if (a.pOutboundReadLimit() != null) {
                a.pOutboundReadLimit().set(d.outbound());
            }
            a.pPrivateDataLength().set(d.bytes().length);
            int whole = (int) capacity & ~3;
            if (whole > 0) {
                a.pPrivateData().put(0, d.bytes(), 0, whole);
            }
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
    }
}
