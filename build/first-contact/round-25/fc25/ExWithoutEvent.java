package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The new command checks its event pointer as if it were not optional. */
public final class ExWithoutEvent extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return a.disconnectEvent() == null ? NtStatus.STATUS_INVALID_PARAMETER : r.completeConnectEx(o, a);
        }
    }
}
