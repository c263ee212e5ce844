package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener keeps the private data of its newest request only; an older undecided connector gives those. */
public final class OneRequestSlot extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                Data d = data(real, c);
                if (d != null) {
                    l.extra = d;
                }
                consumers.connectEvent(context, c);
            }

            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Lis l = origin(o);
                if (l == null || !(l.extra instanceof Data newest)) {
                    return r.getConnectionData(o, a);
                }
                Data own = data(r, o);
                if (own == null || Arrays.equals(own.bytes(), newest.bytes())) {
                    return r.getConnectionData(o, a);
                }
                return answer(a, new Data(newest.bytes(), own.inbound(), own.outbound()));
            }
        };
    }
}
