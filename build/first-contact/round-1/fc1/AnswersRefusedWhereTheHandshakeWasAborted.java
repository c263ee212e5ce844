package fc1;

import org.ndktck.api.*;

/** LAWFUL: accept and complete connect end with STATUS_CONNECTION_REFUSED when the other side gave up. */
public final class AnswersRefusedWhereTheHandshakeWasAborted extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private NtStatus map(NtStatus s) {
                return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : s;
            }

            private NdkRequestCompletion map(NdkRequestCompletion c) {
                return (context, status) -> c.complete(context, map(status));
            }

            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return map(super.accept(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return map(super.acceptEx(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs x) {
                return map(super.completeConnect(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }

            @Override
            public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) {
                return map(super.completeConnectEx(o, with(x, x.disconnectEvent(), map(x.requestCompletion()))));
            }
        };
    }
}
