package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The status variable of the close is never set to pending. */
public final class ReturnsSuccessFromACqCloseThatPends extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus close(Cq q, CloseArgs x) {
                super.close(q, x);
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
