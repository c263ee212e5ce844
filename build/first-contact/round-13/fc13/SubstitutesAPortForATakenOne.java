package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An NdkConnect from an explicit local port that an earlier connector of NdkConnect holds goes out from a chosen port and succeeds. */
public final class SubstitutesAPortForATakenOne extends Base {

    public SubstitutesAPortForATakenOne() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSockaddr, NdkConnector> holders = new ConcurrentHashMap<>();

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr from = read(a.pSrcAddress(), a.srcAddressLength());
            if (from == null || from.port() == 0) {
                return r.connect(o, a);
            }
            NdkConnector holder = holders.putIfAbsent(from, o);
            if (holder == null || holder == o) {
                Ended e = s -> {
                    if (!s.isSuccess()) {
                        holders.remove(from, o);
                    }
                    return s;
                };
                return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
            }
            Bytes other = new Bytes(new byte[from.length()]);
            from.withPort(0).writeTo(other);
            return r.connect(o, new ConnectArgs(a.pNdkQp(), other, other.raw.length, a.pDestAddress(), a.destAddressLength(),
                    a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            return close(x -> r.closeConnector(o, x), a, () -> holders.values().remove(o), () -> {});
        }
    }
}
