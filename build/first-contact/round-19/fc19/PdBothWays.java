package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PdBothWays extends Base {
    public PdBothWays() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
            NdkCreateCompletion c = (context, status, object) -> {
                if (status.isSuccess()) {
                    a.ppNdkPd().set((NdkPd) object);
                }
                a.createCompletion().complete(context, status, object);
            };
            Holder own = new Holder();
            NtStatus s = super.createPd(r, o, new CreatePdArgs(c, a.requestContext(), own));
            if (s.isSuccess()) {
                c.complete(a.requestContext(), s, own.pd);
                return NtStatus.STATUS_PENDING;
            }
            return s;
        }

        private static final class Holder implements ObjectPointer<NdkPd> {
            private volatile NdkPd pd;

            @Override
            public NdkPd get() {
                return pd;
            }

            @Override
            public void set(NdkPd value) {
                pd = value;
            }
        }
    }
}
