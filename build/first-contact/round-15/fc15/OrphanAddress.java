package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connector has no local address any more once the close of its listener was called. */
public final class OrphanAddress extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                Lis l = origin(o);
                return l != null && l.closing ? NtStatus.STATUS_INVALID_DEVICE_STATE : r.getLocalAddress(o, a);
            }
        };
    }
}
