package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkReject does its work but returns STATUS_PENDING, although the function has no completion. */
public final class AnswersEveryRejectWithPending extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus reject(NdkConnector o, RejectArgs a) {
                NtStatus s = super.reject(o, a);
                return s.isSuccess() ? NtStatus.STATUS_PENDING : s;
            }
        };
    }
}
