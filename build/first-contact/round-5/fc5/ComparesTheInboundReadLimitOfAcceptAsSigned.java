package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ComparesTheInboundReadLimitOfAcceptAsSigned extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        // (int) limit is negative, so the minimum with the adapter's maximum is negative too, and ends as none
        long inbound(long limit) { return (int) limit < 0 ? 0 : limit; }
    }
}
