package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The peers of incoming requests are in a table of four entries for each family, which are used in turn. */
public final class PeerTable extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final NdkSockaddr[][] table = new NdkSockaddr[2][4];
        private final int[] next = new int[2];

        private static int family(NdkSockaddr s) {
            return s.length() == NdkSockaddr.SOCKADDR_IN_LENGTH ? 0 : 1;
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            NdkSockaddr s = address(x -> real.getPeerAddress(c, x));
            if (s != null) {
                synchronized (table) {
                    int f = family(s);
                    int i = next[f]++ & 3;
                    table[f][i] = s;
                    con(c).extra = new int[] {f, i};
                }
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            int[] at = origin(o) == null ? null : (int[]) con(o).extra;
            if (at == null || address(x -> r.getPeerAddress(o, x)) == null) {
                return r.getPeerAddress(o, a);
            }
            NdkSockaddr s;
            synchronized (table) {
                s = table[at[0]][at[1]];
            }
            return answer(a, s);
        }
    }
}
