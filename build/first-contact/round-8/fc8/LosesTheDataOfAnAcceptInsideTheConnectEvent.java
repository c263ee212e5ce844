package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class LosesTheDataOfAnAcceptInsideTheConnectEvent extends Base {
    static final class Inside extends ConnTable {
        volatile Thread eventThread;
        Inside(NdkConnectorDispatch r, ListenerTable from) { super(r, from); }
        private boolean inside() { return Thread.currentThread() == eventThread; }
        @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
            return real.accept(c, !inside() ? x : new AcceptArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), null, 0,
                    x.disconnectEvent(), x.disconnectEventContext(), x.requestCompletion(), x.requestContext()));
        }
        @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
            return real.acceptEx(c, !inside() ? x : new AcceptExArgs(x.pNdkQp(), x.inboundReadLimit(), x.outboundReadLimit(), null, 0,
                    x.disconnectEvent(), x.disconnectEventContext(), x.requestCompletion(), x.requestContext()));
        }
    }
    @Override ListenerTable listener(AdapterTable at) {
        return new ListenerTable() {
            @Override void incoming(long ctx, NdkConnector c, ConnTable t, NdkConnectEventCallback to) {
                ((Inside) t).eventThread = Thread.currentThread();
                try { to.connectEvent(ctx, c); } finally { ((Inside) t).eventThread = null; }
            }
        };
    }
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return from == null ? new ConnTable(r, null) : new Inside(r, from);
    }
}
