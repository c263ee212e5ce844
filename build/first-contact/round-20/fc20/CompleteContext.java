package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The request completion of NdkCompleteConnect gets the DisconnectEventContext instead of the RequestContext. */
public final class CompleteContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(),
                    (context, status) -> a.requestCompletion().complete(a.disconnectEventContext(), status)));
        }
    }
}
