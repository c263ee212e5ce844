package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A rejection by the active side that carries private data is not sent. */
public final class SilentActiveReject extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                if (origin(o) == null && a.privateDataLength() > 0) {
                    return NtStatus.STATUS_SUCCESS;
                }
                return r.reject(o, a);
            }
        };
    }
}
