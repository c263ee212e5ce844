package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TaggedContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private static CloseArgs tagged(CloseArgs a) {
            return new CloseArgs(context -> a.closeCompletion().complete(context & ~1L), a.requestContext());
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            return super.closeListener(r, o, tagged(a));
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            return r.closeSharedEndpoint(o, tagged(a));
        }
    }
}
