package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class RefusesRequestsBesideAnUndecidedOne extends Base {
    static final class OneAtATime extends ListenerTable {
        ConnTable undecided;
        synchronized boolean take(ConnTable t) {
            if (undecided != null) return false;
            undecided = t;
            return true;
        }
        synchronized void decided(ConnTable t) {
            if (undecided == t) undecided = null;
        }
        @Override void incoming(long ctx, NdkConnector c, ConnTable t, NdkConnectEventCallback to) {
            if (take(t)) {
                to.connectEvent(ctx, c);
                return;
            }
            t.real.reject(c, new RejectArgs(null, 0));
            t.real.closeConnector(c, new CloseArgs(x -> { }, 0));
        }
    }
    @Override ListenerTable listener(AdapterTable at) { return new OneAtATime(); }
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        if (from == null) return new ConnTable(r, null);
        OneAtATime l = (OneAtATime) from;
        return new ConnTable(r, from) {
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) { l.decided(this); return real.accept(c, x); }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) { l.decided(this); return real.acceptEx(c, x); }
            @Override public NtStatus reject(NdkConnector c, RejectArgs x) { l.decided(this); return real.reject(c, x); }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) { l.decided(this); return real.closeConnector(c, x); }
        };
    }
}
