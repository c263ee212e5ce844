package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The connection data of a request is out of reach once the close of its listener was requested. */
public final class DataWithoutListener extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Lis l = origin(o);
                return l != null && l.closing ? NtStatus.STATUS_INVALID_DEVICE_STATE : r.getConnectionData(o, a);
            }
        };
    }
}
