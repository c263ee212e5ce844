package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class DefersTheDisconnectNotificationOnABusySharedEndpoint extends Base {
    static final class A extends Ad {
        final Map<NdkSharedEndpoint, Integer> load = new HashMap<>();
        A(Base b, NdkAdapterDispatch r) { super(b, r); }
        synchronized void add(NdkSharedEndpoint e, int n) { load.merge(e, n, Integer::sum); }
        synchronized int of(NdkSharedEndpoint e) { return load.getOrDefault(e, 0); }
    }
    Ad ad(NdkAdapterDispatch r) { return new A(this, r); }
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        volatile NdkSharedEndpoint ep; boolean counted, seen; DisconnectArgs held; NdkConnector self;
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
            ep = a.pNdkSharedEndpoint();
            return super.connectWithSharedEndpoint(o, a);
        }
        private void count(int op, NtStatus s) {
            if (op != COMPLETE || !s.equals(OK) || ep == null) return;
            synchronized (this) { if (counted) return; counted = true; }
            ((A) ad).add(ep, 1);
        }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) { return (x, s) -> { count(op, s); c.complete(x, s); }; }
        NtStatus ret(int op, NtStatus s) { count(op, s); return s; }
        NdkDisconnectEventCallback event(NdkDisconnectEventCallback e) {
            return x -> { if (e != null) e.disconnectEvent(x); arrived(); };
        }
        NdkDisconnectEventCallbackEx eventEx(NdkDisconnectEventCallbackEx e) {
            return (x, why) -> { if (e != null) e.disconnectEvent(x, why); arrived(); };
        }
        private void arrived() {
            DisconnectArgs a; NdkConnector o;
            synchronized (this) { seen = true; a = held; held = null; o = self; }
            if (a == null) return;
            NtStatus s = super.disconnect(o, a);
            if (!s.equals(PENDING)) a.requestCompletion().complete(a.requestContext(), s);
        }
        public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
            synchronized (this) {
                if (ep != null && !seen && ((A) ad).of(ep) > 1) { held = a; self = o; return PENDING; }
            }
            return super.disconnect(o, a);
        }
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
            DisconnectArgs h; boolean c;
            synchronized (this) { h = held; held = null; c = counted; counted = false; seen = true; }
            if (c) ((A) ad).add(ep, -1);
            if (h != null) h.requestCompletion().complete(h.requestContext(), NtStatus.STATUS_CANCELLED);
            return super.closeConnector(o, a);
        }
    }
}
