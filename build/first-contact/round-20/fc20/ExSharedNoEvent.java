package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The disconnect event given to NdkCompleteConnectEx is never called when the connection was made over a shared endpoint. */
public final class ExSharedNoEvent extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).extra = null;
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).extra = "shared";
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return con(o).extra == null ? r.completeConnectEx(o, a)
                    : r.completeConnectEx(o, with(a, null, a.requestCompletion()));
        }
    }
}
