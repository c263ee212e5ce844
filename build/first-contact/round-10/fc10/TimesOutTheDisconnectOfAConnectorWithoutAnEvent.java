package fc10;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;

/** Wrong: learns of the peer's notification in the code that calls the disconnect event, which a connector without one does not reach. */
public final class TimesOutTheDisconnectOfAConnectorWithoutAnEvent extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkConnector, AtomicBoolean> silent = new Each<>(AtomicBoolean::new);

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                silent.of(o).set(a.disconnectEvent() == null);
                return super.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                silent.of(o).set(a.disconnectEvent() == null);
                return super.acceptEx(o, a);
            }

            @Override
            NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                silent.of(o).set(a.disconnectEvent() == null);
                return super.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                silent.of(o).set(a.disconnectEvent() == null);
                return super.completeConnectEx(o, a);
            }

            private static NtStatus late(NtStatus status) {
                return status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status;
            }

            @Override
            NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                if (!silent.of(o).get()) {
                    return super.disconnect(o, a);
                }
                return late(super.disconnect(o, new DisconnectArgs(
                        (context, status) -> a.requestCompletion().complete(context, late(status)), a.requestContext())));
            }
        };
    }
}
