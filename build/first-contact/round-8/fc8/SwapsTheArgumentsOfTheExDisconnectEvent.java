package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class SwapsTheArgumentsOfTheExDisconnectEvent extends Base {
    private static NdkDisconnectEventCallbackEx swap(NdkDisconnectEventCallbackEx e) {
        return e == null ? null : (ctx, reason) -> e.disconnectEvent(reason, ctx & 0xFFFFFFFFL);
    }
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                return real.acceptEx(c, with(x, swap(x.disconnectEvent()), x.requestCompletion()));
            }
            @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                return real.completeConnectEx(c, with(x, swap(x.disconnectEvent()), x.requestCompletion()));
            }
        };
    }
}
