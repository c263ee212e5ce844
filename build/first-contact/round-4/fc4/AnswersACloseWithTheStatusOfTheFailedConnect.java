package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCloseConnector on a connector whose connect failed returns the failure of that connect, for example STATUS_CONNECTION_REFUSED, and calls no completion. */
public final class AnswersACloseWithTheStatusOfTheFailedConnect extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Map<Conn, NtStatus> last = new ConcurrentHashMap<>();

        private NtStatus keep(Conn o, NtStatus s) {
            if (s.isFailure()) last.put(o, s);
            else if (s.isSuccess()) last.remove(o);
            return s;
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            return keep(o, super.connect(o, Mem.with(a, Mem.seen(a.requestCompletion(), s -> keep(o, s)))));
        }

        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) {
            return keep(o, super.connectWithSharedEndpoint(o, Mem.with(a, Mem.seen(a.requestCompletion(), s -> keep(o, s)))));
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            NtStatus failure = last.remove(o);
            if (failure == null) {
                return super.closeConnector(o, new CloseArgs(c -> {
                    last.remove(o);
                    a.closeCompletion().complete(c);
                }, a.requestContext()));
            }
            super.closeConnector(o, new CloseArgs(c -> {}, a.requestContext()));
            return failure;
        }
    }
}
