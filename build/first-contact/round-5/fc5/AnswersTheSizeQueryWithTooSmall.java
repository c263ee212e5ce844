package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AnswersTheSizeQueryWithTooSmall extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
            boolean query = a.pPrivateData() == null && a.pPrivateDataLength().get() == 0;
            NtStatus s = super.getConnectionData(o, a);
            return query && s.equals(OK) && a.pPrivateDataLength().get() > 0 ? SMALL : s;
        }
    }
}
