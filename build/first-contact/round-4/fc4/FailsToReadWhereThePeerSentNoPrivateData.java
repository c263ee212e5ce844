package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetConnectionData answers STATUS_INVALID_DEVICE_STATE whenever the peer sent no private data, on either side. */
public final class FailsToReadWhereThePeerSentNoPrivateData extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus getConnectionData(Conn o, GetConnectionDataArgs a) {
            Mem.Num size = new Mem.Num(0);
            NtStatus s = super.getConnectionData(o, new GetConnectionDataArgs(null, null, null, size));
            if (s.isSuccess() && size.get() == 0) return NtStatus.STATUS_INVALID_DEVICE_STATE;
            return super.getConnectionData(o, a);
        }
    }
}
