package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Learns of the peer's disconnect in the code that calls the event, and of none where there is no event. */
public final class FailsTheDisconnectOfASideWithoutAnEvent extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                c.flag = x.disconnectEvent() == null;
                return super.accept(c, x);
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                c.flag = x.disconnectEvent() == null;
                return super.acceptEx(c, x);
            }

            @Override
            NtStatus completeConnect(Con c, CompleteConnectArgs x) {
                c.flag = x.disconnectEvent() == null;
                return super.completeConnect(c, x);
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                c.flag = x.disconnectEvent() == null;
                return super.completeConnectEx(c, x);
            }

            @Override
            NtStatus disconnect(Con c, DisconnectArgs x) {
                if (!c.flag) {
                    return super.disconnect(c, x);
                }
                NtStatus s = super.disconnect(c, new DisconnectArgs(
                        (k, status) -> x.requestCompletion().complete(k, wrong(status)), x.requestContext()));
                return wrong(s);
            }

            private NtStatus wrong(NtStatus s) {
                return s.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            }
        };
    }
}
