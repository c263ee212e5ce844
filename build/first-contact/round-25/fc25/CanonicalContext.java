package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The command block of a disconnect has 48 bits for the context and extends their sign. */
public final class CanonicalContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(a.requestCompletion(), a.requestContext() << 16 >> 16));
        }
    }
}
