package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkQueryAdapterInfo reports an FRMRPageCount of 8. */
public final class ReportsFewerThanSixteenFrmrPages extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus queryAdapterInfo(NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus s = super.queryAdapterInfo(o, a);
                if (s.isSuccess() && a.pInfo() != null) a.pInfo().put(0x20, new byte[] {8, 0, 0, 0}, 0, 4);
                return s;
            }
        };
    }
}
