package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class EndsWhatItsOwnCloseCancelsWithUnsuccessful extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            volatile boolean closing;
            private NdkRequestCompletion odd(NdkRequestCompletion to) {
                return (ctx, st) -> to.complete(ctx, closing && st.isFailure() ? NtStatus.STATUS_UNSUCCESSFUL : st);
            }
            @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) { closing = true; return real.closeConnector(c, x); }
            @Override public NtStatus connect(NdkConnector c, ConnectArgs x) { return real.connect(c, with(x, odd(x.requestCompletion()))); }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                return real.connectWithSharedEndpoint(c, with(x, odd(x.requestCompletion())));
            }
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                return real.accept(c, with(x, x.disconnectEvent(), odd(x.requestCompletion())));
            }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                return real.acceptEx(c, with(x, x.disconnectEvent(), odd(x.requestCompletion())));
            }
            @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                return real.completeConnect(c, with(x, x.disconnectEvent(), odd(x.requestCompletion())));
            }
            @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                return real.completeConnectEx(c, with(x, x.disconnectEvent(), odd(x.requestCompletion())));
            }
            @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) {
                return real.disconnect(c, new DisconnectArgs(odd(x.requestCompletion()), x.requestContext()));
            }
        };
    }
}
