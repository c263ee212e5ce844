package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkAccept refuses a DisconnectEventContext that comes without a DisconnectEvent. */
public final class NullEventContext extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                if (a.disconnectEvent() == null && a.disconnectEventContext() != 0) {
                    return NtStatus.STATUS_INVALID_PARAMETER;
                }
                return r.accept(o, a);
            }
        };
    }
}
