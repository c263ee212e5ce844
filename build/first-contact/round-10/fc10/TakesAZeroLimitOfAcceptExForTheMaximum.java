package fc10;

import org.ndktck.api.*;

/** Wrong: NdkAcceptEx takes a read limit of zero for "as many as there are". */
public final class TakesAZeroLimitOfAcceptExForTheMaximum extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, With.limits(a, orMaximum(a.inboundReadLimit()), orMaximum(a.outboundReadLimit())));
            }

            private static long orMaximum(long limit) {
                return limit == 0 ? 0xFFFF_FFFFL : limit;
            }
        };
    }
}
