package fc11;

import org.ndktck.api.*;

/** NDK_ADAPTER_INFO.FRMRPageCount is 8. */
public final class ReportsTooFewPagesForAFastRegistration extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            if (s.isSuccess() && a.pInfo() != null) {
                a.pInfo().put(0x20, new byte[] {8, 0, 0, 0}, 0, 4);
            }
            return s;
        }
    }
}
