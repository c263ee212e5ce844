package fc10;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;

/** Wrong: reads the local address of an accepted connector from its listener, which has none once its close was called. */
public final class LosesTheLocalAddressWithTheListener extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkListener, AtomicBoolean> closing = new Each<>(AtomicBoolean::new);

            @Override
            NtStatus closeListener(NdkListener o, CloseArgs a) {
                closing.of(o).set(true);
                return super.closeListener(o, a);
            }

            @Override
            NtStatus localAddress(NdkConnector o, GetAddressArgs a) {
                NdkListener listener = listenerOf(o);
                return listener != null && closing.of(listener).get()
                        ? NtStatus.STATUS_INVALID_DEVICE_STATE
                        : super.localAddress(o, a);
            }
        };
    }
}
