package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** One slot of the adapter holds the context of the pending QP close. */
public final class QpCloseContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private volatile long slot;

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            slot = a.requestContext();
            return r.closeQp(o, new CloseArgs(context -> a.closeCompletion().complete(slot), a.requestContext()));
        }
    }
}
