package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Leaves the length alone if the buffer exceeds the required size by less than a word. */
public final class NearFit extends Base {
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
                long size = a.pPrivateDataLength().get();
                if (size > 0 && size < capacity && capacity - size < 4) {
                    a.pPrivateDataLength().set(capacity);
                }
            }
            return s;
        }

    }
}
