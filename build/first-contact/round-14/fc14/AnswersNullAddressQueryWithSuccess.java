package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AnswersNullAddressQueryWithSuccess extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static NtStatus size(GetAddressArgs a, NtStatus s) {
            return a.pAddress() == null && s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) ? NtStatus.STATUS_SUCCESS : s;
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return size(a, r.getLocalAddress(o, a));
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return size(a, r.getPeerAddress(o, a));
        }

        @Override
        NtStatus getLocalAddress(NdkListenerDispatch r, NdkListener o, GetAddressArgs a) {
            return size(a, r.getLocalAddress(o, a));
        }

        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            return size(a, r.getLocalAddress(o, a));
        }
    }
}
