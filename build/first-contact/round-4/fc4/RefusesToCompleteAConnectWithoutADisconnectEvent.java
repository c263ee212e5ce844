package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCompleteConnect and its Ex form answer STATUS_INVALID_PARAMETER when DisconnectEvent is NULL. */
public final class RefusesToCompleteAConnectWithoutADisconnectEvent extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus completeConnect(Conn o, CompleteConnectArgs a) {
            return a.disconnectEvent() == null ? NtStatus.STATUS_INVALID_PARAMETER : super.completeConnect(o, a);
        }

        @Override NtStatus completeConnectEx(Conn o, CompleteConnectExArgs a) {
            return a.disconnectEvent() == null ? NtStatus.STATUS_INVALID_PARAMETER : super.completeConnectEx(o, a);
        }
    }
}
