package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ReservedScratch extends Base {
    public ReservedScratch() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            long kept = o.ndkReserved().get(3);
            o.ndkReserved().set(3, 0xFFFF8800_00001D15L);
            Ended e = s -> {
                o.ndkReserved().set(3, kept);
                return s;
            };
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
