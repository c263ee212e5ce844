package fc10;

import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.*;

/** Wrong: keeps one DisconnectEventContext per listener, that of the latest accept. */
public final class StoresTheDisconnectContextInTheListener extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final Each<NdkListener, AtomicLong> latest = new Each<>(AtomicLong::new);

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                AtomicLong context = latest.of(listenerOf(o));
                context.set(a.disconnectEventContext());
                return super.accept(o, a.disconnectEvent() == null
                        ? a
                        : With.event(a, own -> a.disconnectEvent().disconnectEvent(context.get())));
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                AtomicLong context = latest.of(listenerOf(o));
                context.set(a.disconnectEventContext());
                return super.acceptEx(o, a.disconnectEvent() == null
                        ? a
                        : With.event(a, (own, reason) -> a.disconnectEvent().disconnectEvent(context.get(), reason)));
            }
        };
    }
}
