package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class FailsTheDisconnectOfAConnectionWithoutAnEvent extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            volatile boolean silent;
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                silent = x.disconnectEvent() == null;
                return real.accept(c, x);
            }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                silent = x.disconnectEvent() == null;
                return real.acceptEx(c, x);
            }
            @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                silent = x.disconnectEvent() == null;
                return real.completeConnect(c, x);
            }
            @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                silent = x.disconnectEvent() == null;
                return real.completeConnectEx(c, x);
            }
            private NtStatus as(NtStatus st) {
                return silent && st.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : st;
            }
            @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) {
                return as(real.disconnect(c, new DisconnectArgs(
                        (ctx, st) -> x.requestCompletion().complete(ctx, as(st)), x.requestContext())));
            }
        };
    }
}
