package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A reject that finds its peer gone is put on the list of work for the abort, and says so. */
public final class PendsARejectWhosePeerHasGone extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus reject(Con c, RejectArgs x) {
                NtStatus s = super.reject(c, x);
                return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_PENDING : s;
            }
        };
    }
}
