package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class AnswersForAllUndecidedRequestsFromTheFirst extends Base {
    /** Keeps the data of one undecided request. */
    static final class Caching extends ListenerTable {
        ConnTable owner;
        byte[] data;
        @Override void incoming(long ctx, NdkConnector c, ConnTable t, NdkConnectEventCallback to) {
            Cell length = new Cell(0);
            if (t.real.getConnectionData(c, new GetConnectionDataArgs(null, null, null, length)).isSuccess()) {
                byte[] b = new byte[(int) length.get()];
                if (t.real.getConnectionData(c, new GetConnectionDataArgs(null, null, new Bytes(b), length)).isSuccess()) {
                    synchronized (this) {
                        if (owner == null) {
                            owner = t;
                            data = b;
                        }
                    }
                }
            }
            to.connectEvent(ctx, c);
        }
        synchronized byte[] cached(ConnTable asking) { return owner == null || owner == asking ? null : data; }
        synchronized void decided(ConnTable t) {
            if (owner == t) owner = null;
        }
    }
    @Override ListenerTable listener(AdapterTable at) { return new Caching(); }
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        if (from == null) return new ConnTable(r, null);
        Caching l = (Caching) from;
        return new ConnTable(r, from) {
            @Override public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs x) {
                byte[] b = l.cached(this);
                if (b == null) return real.getConnectionData(c, x);
                NtStatus st = real.getConnectionData(c,
                        new GetConnectionDataArgs(x.pInboundReadLimit(), x.pOutboundReadLimit(), null, new Cell(0)));
                if (!st.isSuccess()) return st;
                long capacity = x.pPrivateDataLength().get();
                x.pPrivateDataLength().set(b.length);
                if (x.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
                x.pPrivateData().put(0, b, 0, (int) Math.min(capacity, b.length));
                return capacity < b.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) { l.decided(this); return real.accept(c, x); }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) { l.decided(this); return real.acceptEx(c, x); }
            @Override public NtStatus reject(NdkConnector c, RejectArgs x) { l.decided(this); return real.reject(c, x); }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) { l.decided(this); return real.closeConnector(c, x); }
        };
    }
}
