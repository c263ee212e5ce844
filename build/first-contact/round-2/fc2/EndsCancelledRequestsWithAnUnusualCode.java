package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A request that the close of its own connector or listener cancels completes with STATUS_UNSUCCESSFUL instead of STATUS_CANCELLED or STATUS_CONNECTION_ABORTED; AMB-15 says that any failure code conforms. */
public final class EndsCancelledRequestsWithAnUnusualCode extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Set<NdkObject<?>> closing = Collections.newSetFromMap(weak());
            private NdkRequestCompletion watched(NdkObject<?> o, NdkRequestCompletion c) {
                return (context, status) -> c.complete(context,
                        status.equals(NtStatus.STATUS_CANCELLED) && closing.contains(o) ? NtStatus.STATUS_UNSUCCESSFUL : status);
            }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs a) { return super.connect(o, with(a, watched(o, a.requestCompletion()))); }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return super.connectWithSharedEndpoint(o, with(a, watched(o, a.requestCompletion())));
            }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) { return super.accept(o, with(a, watched(o, a.requestCompletion()))); }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) { return super.acceptEx(o, with(a, watched(o, a.requestCompletion()))); }
            @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return super.completeConnect(o, with(a, watched(o, a.requestCompletion())));
            }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, with(a, watched(o, a.requestCompletion())));
            }
            @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                return super.disconnect(o, new DisconnectArgs(watched(o, a.requestCompletion()), a.requestContext()));
            }
            @Override public NtStatus listen(NdkListener o, ListenArgs a) {
                return super.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), watched(o, a.requestCompletion()), a.requestContext()));
            }
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                closing.add(o);
                return super.closeConnector(o, a);
            }
            @Override public NtStatus closeListener(NdkListener o, CloseArgs a) {
                closing.add(o);
                return super.closeListener(o, a);
            }
        };
    }
}
