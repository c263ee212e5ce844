package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A fetch of private data into a buffer larger than the required size leaves *pPrivateDataLength at the buffer length instead of lowering it. */
public final class KeepsTheLengthOfALargerBuffer extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            @Override public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
                long capacity = a.pPrivateDataLength().get();
                NtStatus s = super.getConnectionData(o, a);
                if (s.isSuccess() && a.pPrivateData() != null && capacity > a.pPrivateDataLength().get()) a.pPrivateDataLength().set(capacity);
                return s;
            }
        };
    }
}
