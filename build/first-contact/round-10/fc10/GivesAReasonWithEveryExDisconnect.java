package fc10;

import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.*;

/** Lawful: every Ex disconnect event carries a reason of the provider's own, up to the largest ULONG. */
public final class GivesAReasonWithEveryExDisconnect extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private final AtomicLong reasons = new AtomicLong(0xFFFF_FFFFL);

            private NdkDisconnectEventCallbackEx reasoned(NdkDisconnectEventCallbackEx event) {
                return event == null ? null : (context, reason) -> event.disconnectEvent(context, next());
            }

            private long next() {
                return reasons.getAndUpdate(last -> last == 0xFFFF_0000L ? 0xFFFF_FFFFL : last - 1);
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, With.event(a, reasoned(a.disconnectEvent())));
            }

            @Override
            NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, With.event(a, reasoned(a.disconnectEvent())));
            }
        };
    }
}
