package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: the addresses of a connector are to be had only once its connection is established. */
public final class LateAddresses extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Ended up(NdkConnector o) {
            Con k = con(o);
            return s -> {
                if (s.isSuccess()) {
                    k.connected = true;
                }
                return s;
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            Ended e = up(o);
            return inline(r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Ended e = up(o);
            return inline(r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            Ended e = up(o);
            return inline(r.completeConnect(o, with(a, a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            Ended e = up(o);
            return inline(r.completeConnectEx(o, with(a, a.disconnectEvent(), then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return con(o).connected ? r.getLocalAddress(o, a) : NtStatus.STATUS_CONNECTION_INVALID;
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return con(o).connected ? r.getPeerAddress(o, a) : NtStatus.STATUS_CONNECTION_INVALID;
        }
    }
}
