package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The size query of the connection data ends as that of an address function does. */
public final class AnswersTheSizeQueryWithBufferTooSmall extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus getConnectionData(Con c, GetConnectionDataArgs x) {
                NtStatus s = super.getConnectionData(c, x);
                return x.pPrivateData() == null && s.isSuccess() ? NtStatus.STATUS_BUFFER_TOO_SMALL : s;
            }
        };
    }
}
