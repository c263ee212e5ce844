package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RunsOutOfSharedEndpointsAfterFive extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkSharedEndpoint> alive = weakSet();

        @Override
        void born(NdkSharedEndpoint s, NdkSockaddr asked) {
            alive.add(s);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return alive.size() >= 5 ? NtStatus.STATUS_INSUFFICIENT_RESOURCES : super.createSharedEndpoint(r, o, a);
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            alive.remove(o);
            return r.closeSharedEndpoint(o, a);
        }
    }
}
