package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class DataByPeer extends Base {
    public DataByPeer() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private record Key(Lis listener, java.net.InetAddress peer) {}

        private final Map<Key, byte[]> table = new ConcurrentHashMap<>();

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            NdkSockaddr from = address(x -> real.getPeerAddress(c, x));
            Data d = data(real, c);
            if (from != null && d != null) {
                Key key = new Key(l, from.address());
                table.put(key, d.bytes());
                con(c).extra = key;
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Object key = con(o).extra;
            byte[] bytes = key == null ? null : table.get(key);
            Data d = bytes == null ? null : data(r, o);
            if (d == null || Arrays.equals(bytes, d.bytes())) {
                return r.getConnectionData(o, a);
            }
            return answer(a, new Data(bytes, d.inbound(), d.outbound()));
        }
    }
}
