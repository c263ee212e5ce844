package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: a buffer that is too small for an address is used as scratch space; limits only with success. */
public final class Scribbler extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static NtStatus scribble(Address real, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = real.get(a);
            if (s == NtStatus.STATUS_BUFFER_TOO_SMALL && a.pAddress() != null && capacity > 0 && capacity < 64) {
                byte[] scratch = new byte[(int) capacity];
                Arrays.fill(scratch, (byte) 0xCC);
                a.pAddress().put(0, scratch, 0, scratch.length);
            }
            return s;
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return scribble(x -> r.getLocalAddress(o, x), a);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return scribble(x -> r.getPeerAddress(o, x), a);
        }

        @Override
        NtStatus getLocalAddress(NdkListenerDispatch r, NdkListener o, GetAddressArgs a) {
            return scribble(x -> r.getLocalAddress(o, x), a);
        }

        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            return scribble(x -> r.getLocalAddress(o, x), a);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Num in = new Num(0);
            Num out = new Num(0);
            NtStatus s = r.getConnectionData(o, new GetConnectionDataArgs(in, out, a.pPrivateData(), a.pPrivateDataLength()));
            if (s.isSuccess()) {
                if (a.pInboundReadLimit() != null) {
                    a.pInboundReadLimit().set(in.value);
                }
                if (a.pOutboundReadLimit() != null) {
                    a.pOutboundReadLimit().set(out.value);
                }
            }
            return s;
        }
    }
}
