package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCloseConnector called from inside the RequestCompletion of a connect that failed returns STATUS_SUCCESS while that completion is still running, instead of STATUS_PENDING. */
public final class EndsACloseInlineInsideTheCompletionOfAFailedConnect extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final ThreadLocal<Conn> inside = new ThreadLocal<>();

        private NdkRequestCompletion failing(Conn o, NdkRequestCompletion c) {
            return (x, s) -> {
                if (!s.isFailure()) {
                    c.complete(x, s);
                    return;
                }
                Conn before = inside.get();
                inside.set(o);
                try {
                    c.complete(x, s);
                } finally {
                    inside.set(before);
                }
            };
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) { return super.connect(o, Mem.with(a, failing(o, a.requestCompletion()))); }

        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) {
            return super.connectWithSharedEndpoint(o, Mem.with(a, failing(o, a.requestCompletion())));
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            if (inside.get() != o) return super.closeConnector(o, a);
            super.closeConnector(o, new CloseArgs(c -> {}, a.requestContext()));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
