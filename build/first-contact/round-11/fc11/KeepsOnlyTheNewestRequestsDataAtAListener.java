package fc11;

import org.ndktck.api.*;

/** A listener has one buffer for the private data of requests that wait for an answer. */
public final class KeepsOnlyTheNewestRequestsDataAtAListener extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private record Newest(NdkConnector connector, byte[] bytes) {}

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Data d = data(real, c);
            if (d != null) {
                l.extra = new Newest(c, d.bytes());
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Lis l = origin(o);
            if (l == null || !(l.extra instanceof Newest n) || n.connector() == o) {
                return r.getConnectionData(o, a);
            }
            Data own = data(r, o);
            return own == null ? r.getConnectionData(o, a) : answer(a, new Data(n.bytes(), own.inbound(), own.outbound()));
        }
    }
}
