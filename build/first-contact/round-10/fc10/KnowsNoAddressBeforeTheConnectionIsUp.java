package fc10;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;

/** Lawful: a connector has no addresses to tell until its Accept or CompleteConnect has succeeded. */
public final class KnowsNoAddressBeforeTheConnectionIsUp extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkConnector, AtomicBoolean> up = new Each<>(AtomicBoolean::new);

            private NdkRequestCompletion rising(NdkConnector o, NdkRequestCompletion completion) {
                AtomicBoolean flag = up.of(o);
                return (context, status) -> {
                    if (status.isSuccess()) {
                        flag.set(true);
                    }
                    completion.complete(context, status);
                };
            }

            private NtStatus rising(NdkConnector o, NtStatus status) {
                if (status.isSuccess()) {
                    up.of(o).set(true);
                }
                return status;
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                return rising(o, super.accept(o, With.completion(a, rising(o, a.requestCompletion()))));
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return rising(o, super.acceptEx(o, With.completion(a, rising(o, a.requestCompletion()))));
            }

            @Override
            NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return rising(o, super.completeConnect(o, With.completion(a, rising(o, a.requestCompletion()))));
            }

            @Override
            NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return rising(o, super.completeConnectEx(o, With.completion(a, rising(o, a.requestCompletion()))));
            }

            /** Whether the real function would hand out an address that the connector does not know yet. */
            private boolean tooEarly(NdkConnector o, GetAddressArgs a, boolean local) {
                if (up.of(o).get() || a.pAddress() == null) {
                    return false;
                }
                GetAddressArgs scratch = new GetAddressArgs(new Memory.Bytes(128), new Memory.Cell(Math.min(128, a.pAddressLength().get())));
                return (local ? super.localAddress(o, scratch) : super.peerAddress(o, scratch)).isSuccess();
            }

            @Override
            NtStatus localAddress(NdkConnector o, GetAddressArgs a) {
                return tooEarly(o, a, true) ? NtStatus.STATUS_INVALID_DEVICE_STATE : super.localAddress(o, a);
            }

            @Override
            NtStatus peerAddress(NdkConnector o, GetAddressArgs a) {
                return tooEarly(o, a, false) ? NtStatus.STATUS_INVALID_DEVICE_STATE : super.peerAddress(o, a);
            }
        };
    }
}
