package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** When a pending NdkCreateListener succeeds, the listener is also stored through the out parameter before CreateCompletion is called. */
public final class StoresAPendingListenerInTheOutParameter extends Base {

    public StoresAPendingListenerInTheOutParameter() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
            return super.createListener(r, o, new CreateListenerArgs(a.connectEvent(), a.connectEventContext(),
                    (context, status, object) -> {
                        if (status.isSuccess()) {
                            a.ppNdkListener().set((NdkListener) object);
                        }
                        a.createCompletion().complete(context, status, object);
                    }, a.requestContext(), a.ppNdkListener()));
        }
    }
}
