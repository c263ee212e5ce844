package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Where Accept or CompleteConnect got a NULL DisconnectEvent the peer's notification is dropped unread, so that an NdkDisconnect that both sides made ends with STATUS_IO_TIMEOUT on that side instead of STATUS_SUCCESS. */
public final class TimesOutADisconnectWhereNoEventIsWanted extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    volatile boolean deaf;
                    @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                        deaf = x.disconnectEvent() == null;
                        return real.accept(c, x);
                    }
                    @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                        deaf = x.disconnectEvent() == null;
                        return real.acceptEx(c, x);
                    }
                    @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                        deaf = x.disconnectEvent() == null;
                        return real.completeConnect(c, x);
                    }
                    @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                        deaf = x.disconnectEvent() == null;
                        return real.completeConnectEx(c, x);
                    }
                    NtStatus ended(NtStatus status) {
                        return status.isSuccess() && deaf ? NtStatus.STATUS_IO_TIMEOUT : status;
                    }
                    @Override public NtStatus disconnect(NdkConnector c, DisconnectArgs x) {
                        return ended(real.disconnect(c, new DisconnectArgs(
                                (context, status) -> x.requestCompletion().complete(context, ended(status)), x.requestContext())));
                    }
                };
            }
        };
    }
}
