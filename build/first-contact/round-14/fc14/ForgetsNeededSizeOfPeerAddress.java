package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ForgetsNeededSizeOfPeerAddress extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            long before = a.pAddressLength().get();
            NtStatus s = r.getPeerAddress(o, a);
            if (s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
                a.pAddressLength().set(before);
            }
            return s;
        }
    }
}
