package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CqContext extends Base {
    public CqContext() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.requestContext(),
                    a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }
    }
}
