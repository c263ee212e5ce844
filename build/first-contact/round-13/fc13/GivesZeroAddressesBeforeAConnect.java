package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The address functions of a connector that was never given a connect succeed with an address of all zeros (AMB-18). */
public final class GivesZeroAddressesBeforeAConnect extends Base {

    public GivesZeroAddressesBeforeAConnect() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).decided = true;
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).decided = true;
            return r.connectWithSharedEndpoint(o, a);
        }

        private NtStatus zero(NdkConnector o, GetAddressArgs a, Address real) {
            if (origin(o) != null || con(o).decided) {
                return real.get(a);
            }
            try {
                return answer(a, new NdkSockaddr(java.net.InetAddress.getByAddress(new byte[4]), 0));
            } catch (java.net.UnknownHostException impossible) {
                return real.get(a);
            }
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return zero(o, a, x -> r.getLocalAddress(o, x));
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return zero(o, a, x -> r.getPeerAddress(o, x));
        }
    }
}
