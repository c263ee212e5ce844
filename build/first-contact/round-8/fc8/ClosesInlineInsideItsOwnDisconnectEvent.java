package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class ClosesInlineInsideItsOwnDisconnectEvent extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            volatile Thread eventThread;
            private NdkDisconnectEventCallback mark(NdkDisconnectEventCallback e) {
                return e == null ? null : ctx -> {
                    eventThread = Thread.currentThread();
                    try { e.disconnectEvent(ctx); } finally { eventThread = null; }
                };
            }
            private NdkDisconnectEventCallbackEx mark(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (ctx, reason) -> {
                    eventThread = Thread.currentThread();
                    try { e.disconnectEvent(ctx, reason); } finally { eventThread = null; }
                };
            }
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                return real.accept(c, with(x, mark(x.disconnectEvent()), x.requestCompletion()));
            }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                return real.acceptEx(c, with(x, mark(x.disconnectEvent()), x.requestCompletion()));
            }
            @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                return real.completeConnect(c, with(x, mark(x.disconnectEvent()), x.requestCompletion()));
            }
            @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                return real.completeConnectEx(c, with(x, mark(x.disconnectEvent()), x.requestCompletion()));
            }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                if (Thread.currentThread() != eventThread) return real.closeConnector(c, x);
                real.closeConnector(c, new CloseArgs(ctx -> { }, x.requestContext()));
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
