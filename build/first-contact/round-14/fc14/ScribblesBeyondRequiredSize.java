package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ScribblesBeyondRequiredSize extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            long capacity = a.pPrivateDataLength().get();
            NtStatus s = r.getConnectionData(o, a);
            if (s.isSuccess() && a.pPrivateData() != null) {
                for (long at = a.pPrivateDataLength().get(); at < capacity; at++) {
                    a.pPrivateData().put(at, (byte) (0x5A ^ at));
                }
            }
            return s;
        }
    }
}
