package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ReportsAnUnevenlyPaddedRequiredSize extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        static final java.util.concurrent.atomic.AtomicInteger SEQ = new java.util.concurrent.atomic.AtomicInteger();
        final int pad = 3 + 7 * (SEQ.getAndIncrement() & 1);
        volatile boolean refused;
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            return op == CONNECT ? (x, s) -> { refused = !s.equals(OK); c.complete(x, s); } : c;
        }
        NtStatus ret(int op, NtStatus s) { if (op == CONNECT && !s.equals(PENDING)) refused = !s.equals(OK); return s; }
        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
            if (refused) return super.getConnectionData(o, a);
            long cap = a.pPrivateDataLength().get();
            Cell size = new Cell(0);
            NtStatus s = super.getConnectionData(o, new GetConnectionDataArgs(null, null, null, size));
            if (!s.equals(OK)) return s;
            int rds = (int) size.get(), total = rds + pad;
            byte[] bytes = new byte[total];
            size.set(total);
            s = super.getConnectionData(o, new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), new Bytes(bytes), size));
            if (!s.equals(OK)) return s;
            Arrays.fill(bytes, rds, total, (byte) 0x5A);
            a.pPrivateDataLength().set(total);
            if (a.pPrivateData() == null) return OK;
            int n = (int) Math.min(cap, total);
            if (n > 0) a.pPrivateData().put(0, bytes, 0, n);
            return cap >= total ? OK : SMALL;
        }
    }
}
