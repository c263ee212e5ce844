package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The RequestCompletion of an NdkConnect that is pending when its connector is closed is called twice. */
public final class CompletesACancelledConnectTwice extends Base {

    public CompletesACancelledConnectTwice() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, (context, status) -> {
                boolean cancelled = con(o).closing && !status.isSuccess();
                a.requestCompletion().complete(context, status);
                if (cancelled) {
                    a.requestCompletion().complete(context, status);
                }
            }));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }
    }
}
