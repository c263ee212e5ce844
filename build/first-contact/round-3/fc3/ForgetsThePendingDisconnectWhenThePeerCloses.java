package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** An abort does not end a disconnect that waits for the peer; only the connector's own close does. */
public final class ForgetsThePendingDisconnectWhenThePeerCloses extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus disconnect(Conn s, NdkConnector o, DisconnectArgs a) {
                return s.real.disconnect(o, new DisconnectArgs((context, status) -> {
                    synchronized (s) {
                        if (status.isFailure() && !s.has("closing")) {
                            s.put("forgotten", (Runnable) () ->
                                    a.requestCompletion().complete(context, NtStatus.STATUS_CANCELLED));
                            return;
                        }
                    }
                    a.requestCompletion().complete(context, status);
                }, a.requestContext()));
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                Runnable forgotten;
                synchronized (s) {
                    s.put("closing", true);
                    forgotten = (Runnable) s.bag.remove("forgotten");
                }
                if (forgotten != null) {
                    forgotten.run();
                }
                return s.real.closeConnector(o, a);
            }
        };
    }
}
