package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ListenCompletionClose extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Lis l = of(o);
            return r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), (context, status) -> {
                l.extra = Thread.currentThread();
                try {
                    a.requestCompletion().complete(context, status);
                } finally {
                    l.extra = null;
                }
            }, a.requestContext()));
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            if (of(o).extra != Thread.currentThread()) {
                return super.closeListener(r, o, a);
            }
            super.closeListener(r, o, new CloseArgs(context -> {}, 0));
            a.closeCompletion().complete(a.requestContext());
            return NtStatus.STATUS_PENDING;
        }
    }
}
