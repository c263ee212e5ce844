package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** The Ex form of complete connect keeps the event's context in a ULONG. */
public final class ContextInHalves extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, new CompleteConnectExArgs(a.disconnectEvent(),
                    a.disconnectEventContext() & 0xFFFFFFFFL, a.requestCompletion(), a.requestContext()));
        }
    }
}
