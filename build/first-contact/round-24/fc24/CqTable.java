package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Tells by its Dispatch member whether the initiator CQ of a new QP is one of its own. */
public final class CqTable extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkCq, NdkCqDispatch> own = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            own.put(q, q.dispatch());
        }

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            if (a.pInitiatorCq().dispatch() != own.get(a.pInitiatorCq())) {
                return NtStatus.STATUS_INVALID_PARAMETER;
            }
            return super.createQp(r, o, a);
        }

    }
}
