package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The context of a listener is kept in 48 bits and extended by its sign. */
public final class Context48 extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus createListener(NdkAdapterDispatch r, NdkAdapter o, CreateListenerArgs a) {
            return super.createListener(r, o, new CreateListenerArgs(a.connectEvent(), a.connectEventContext() << 16 >> 16,
                    a.createCompletion(), a.requestContext(), a.ppNdkListener()));
        }
    }
}
