package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class KeepsAddressesSecretBeforeDecision extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkConnector> decided = weakSet();

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            decided.add(o);
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            decided.add(o);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            decided.add(o);
            return r.completeConnect(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            decided.add(o);
            return r.completeConnectEx(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return decided.contains(o) ? r.getLocalAddress(o, a) : NtStatus.STATUS_CONNECTION_INVALID;
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return decided.contains(o) ? r.getPeerAddress(o, a) : NtStatus.STATUS_CONNECTION_INVALID;
        }
    }
}
