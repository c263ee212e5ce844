package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class NullContextEx extends Base {
    public NullContextEx() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            long context = a.disconnectEventContext() != 0 ? a.disconnectEventContext() : a.requestContext();
            return r.completeConnectEx(o, new CompleteConnectExArgs(a.disconnectEvent(), context, a.requestCompletion(),
                    a.requestContext()));
        }
    }
}
