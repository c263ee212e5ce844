package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A second connect on the same connector, after a refusal that permits it, completes with the RequestContext of the first one. */
public final class RetryContext extends Base {
    public RetryContext() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private NdkRequestCompletion first(NdkConnector o, long context, NdkRequestCompletion consumers) {
            Con c = con(o);
            if (c.extra == null) {
                c.extra = context;
            }
            long kept = (Long) c.extra;
            return (own, status) -> consumers.complete(kept, status);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, first(o, a.requestContext(), a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, first(o, a.requestContext(), a.requestCompletion())));
        }
    }
}
