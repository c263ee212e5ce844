package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** NdkGetPeerAddress leaves the length of a buffer of a SOCKADDR_STORAGE or more as it was. */
public final class StorageLength extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = r.getPeerAddress(o, a);
            if (s.isSuccess() && capacity >= 128) {
                a.pAddressLength().set(capacity);
            }
            return s;
        }
    }
}
