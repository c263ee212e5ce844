package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The NdkDisconnect of a connector that was accepted with a NULL disconnect event completes with STATUS_CONNECTION_ABORTED although the peer has disconnected gracefully as well. */
public final class FailsTheAnswerOfAConnectorWithoutEvent extends Base {

    public FailsTheAnswerOfAConnectorWithoutEvent() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            con(o).noEvent = a.disconnectEvent() == null;
            return r.accept(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Ended e = s -> con(o).noEvent && s.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
