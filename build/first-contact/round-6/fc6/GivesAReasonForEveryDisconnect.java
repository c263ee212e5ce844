package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The Ex form of the disconnect event always comes with a reason of the provider's own (EX-03, EX-04). */
public final class GivesAReasonForEveryDisconnect extends Base {
    private static final long REASON = 0xE000_0042L;

    @Override
    Tables tables() {
        return new Tables() {
            private NdkDisconnectEventCallbackEx reasoned(NdkDisconnectEventCallbackEx event) {
                return event == null ? null : (k, reason) -> event.disconnectEvent(k, reason == 0 ? REASON : reason);
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                return super.acceptEx(c, with(x, x.outboundReadLimit(), reasoned(x.disconnectEvent()), x.requestCompletion()));
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                return super.completeConnectEx(c, with(x, reasoned(x.disconnectEvent()), x.requestCompletion()));
            }
        };
    }
}
