package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Gives the disconnect event of NdkCompleteConnectEx the context of the request. */
public final class ExEventContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, new CompleteConnectExArgs(
                    a.disconnectEvent(), a.requestContext(), a.requestCompletion(), a.requestContext()));
        }

    }
}
