package fc10;

import org.ndktck.api.*;

/** Wrong: MaxCalleeData counts four bytes of its own header; data of that length loses its end. */
public final class ReportsMoreCalleeDataThanItCarries extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private static final int MAX_CALLEE_DATA = 0x58;
            private static final int HEADER = 4;
            private volatile long carried = Long.MAX_VALUE;

            @Override
            NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus status = super.queryAdapterInfo(o, a);
                if (status.isSuccess()) {
                    long max = 0;
                    for (int i = 3; i >= 0; i--) {
                        max = max << 8 | a.pInfo().get(MAX_CALLEE_DATA + i) & 0xFF;
                    }
                    carried = max;
                    for (int i = 0; i < 4; i++) {
                        a.pInfo().put(MAX_CALLEE_DATA + i, (byte) (max + HEADER >> 8 * i));
                    }
                }
                return status;
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, With.dataLength(a, Math.min(a.privateDataLength(), carried)));
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, With.dataLength(a, Math.min(a.privateDataLength(), carried)));
            }

            @Override
            NtStatus reject(NdkConnector o, RejectArgs a) {
                return super.reject(o, new RejectArgs(a.pPrivateData(), Math.min(a.privateDataLength(), carried)));
            }
        };
    }
}
