package fc10;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;

/** Wrong: a connect over a shared endpoint counts as connecting until its completion has returned, too late for a CompleteConnect in there. */
public final class RefusesToCompleteASharedConnectInsideItsCompletion extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkConnector, AtomicInteger> running = new Each<>(AtomicInteger::new);

            @Override
            NtStatus connectShared(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                AtomicInteger inside = running.of(o);
                return super.connectShared(o, With.completion(a, (context, status) -> {
                    inside.incrementAndGet();
                    try {
                        a.requestCompletion().complete(context, status);
                    } finally {
                        inside.decrementAndGet();
                    }
                }));
            }

            @Override
            NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return running.of(o).get() > 0 ? NtStatus.STATUS_CONNECTION_INVALID : super.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return running.of(o).get() > 0 ? NtStatus.STATUS_CONNECTION_INVALID : super.completeConnectEx(o, a);
            }
        };
    }
}
