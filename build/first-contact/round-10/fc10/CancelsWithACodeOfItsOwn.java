package fc10;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;

/** Lawful: a request that the close of its own object cancels ends with a failure code of the vendor. */
public final class CancelsWithACodeOfItsOwn extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private static final NtStatus CLOSED = new NtStatus(0xE0000120);

            private final Each<NdkObject<?>, AtomicBoolean> closing = new Each<>(AtomicBoolean::new);

            private NdkRequestCompletion own(NdkObject<?> o, NdkRequestCompletion completion) {
                AtomicBoolean closed = closing.of(o);
                return (context, status) -> completion.complete(context,
                        closed.get() && status.equals(NtStatus.STATUS_CANCELLED) ? CLOSED : status);
            }

            @Override
            NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                closing.of(o).set(true);
                return super.closeConnector(o, a);
            }

            @Override
            NtStatus closeListener(NdkListener o, CloseArgs a) {
                closing.of(o).set(true);
                return super.closeListener(o, a);
            }

            @Override
            NtStatus listen(NdkListener o, ListenArgs a) {
                return super.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), own(o, a.requestCompletion()), a.requestContext()));
            }

            @Override
            NtStatus connect(NdkConnector o, ConnectArgs a) {
                return super.connect(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus connectShared(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return super.connectShared(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return super.completeConnect(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, With.completion(a, own(o, a.requestCompletion())));
            }

            @Override
            NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                return super.disconnect(o, new DisconnectArgs(own(o, a.requestCompletion()), a.requestContext()));
            }
        };
    }
}
