package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class DisconnectInEvent extends Base {
    public DisconnectInEvent() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Hooked {
        private final ThreadLocal<NdkConnector> running = new ThreadLocal<>();

        @Override
        void disconnectEvent(NdkConnectorDispatch r, NdkConnector o, Runnable fire) {
            NdkConnector outer = running.get();
            running.set(o);
            try {
                fire.run();
            } finally {
                running.set(outer);
            }
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            NtStatus s = r.disconnect(o, a);
            return s == NtStatus.STATUS_PENDING && running.get() == o ? NtStatus.STATUS_SUCCESS : s;
        }
    }
}
