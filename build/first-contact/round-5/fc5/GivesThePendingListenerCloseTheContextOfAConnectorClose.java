package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class GivesThePendingListenerCloseTheContextOfAConnectorClose extends Base {
    static final class L extends Li {
        final java.util.concurrent.atomic.AtomicInteger open = new java.util.concurrent.atomic.AtomicInteger();
        volatile long last;
        L(Ad ad, NdkListenerDispatch r) { super(ad, r); }
        void event(NdkConnectEventCallback e, long ctx, NdkConnector c) { open.incrementAndGet(); super.event(e, ctx, c); }
        public NtStatus closeListener(NdkListener o, CloseArgs a) {
            boolean mixed = open.get() > 0;
            return super.closeListener(o, new CloseArgs(x -> a.closeCompletion().complete(mixed ? last : x), a.requestContext()));
        }
    }
    Li li(Ad ad, NdkListenerDispatch r) { return new L(ad, r); }
    Co co(Ad ad, NdkConnectorDispatch r, Li from) {
        return new Co(ad, r, from) {
            public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                if (this.from != null) { ((L) this.from).last = a.requestContext(); ((L) this.from).open.decrementAndGet(); }
                return super.closeConnector(o, a);
            }
        };
    }
}
