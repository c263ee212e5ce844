package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SharedRejectSilent extends Base {
    public SharedRejectSilent() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).extra = "shared";
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).extra = null;
            return r.connect(o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            if (con(o).extra != null) {
                return NtStatus.STATUS_SUCCESS;
            }
            return r.reject(o, a);
        }
    }
}
