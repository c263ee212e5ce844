package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A request that arrives at a listener with three undecided requests is refused with STATUS_CONNECTION_REFUSED and no connect event; LIS-32 and AMB-44 leave the backlog to the provider. */
public final class RefusesAFourthUndecidedRequest extends Base {
    Wrap wrap() {
        return new Wrap() {
            final class Backlog extends ListenerT {
                final AtomicInteger undecided = new AtomicInteger();
                @Override void connectEvent(long context, NdkConnector connector, ConnectorT table) {
                    if (undecided.incrementAndGet() <= 3) {
                        event.connectEvent(context, connector);
                        return;
                    }
                    ((Decided) table).decide();
                    table.real.reject(connector, new RejectArgs(null, 0));
                    table.real.closeConnector(connector, new CloseArgs(closed -> { }, 0));
                }
            }

            final class Decided extends ConnectorT {
                private final AtomicBoolean decided = new AtomicBoolean();
                void decide() {
                    if (over != null && decided.compareAndSet(false, true)) {
                        ((Backlog) over).undecided.decrementAndGet();
                    }
                }
                @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                    decide();
                    return real.accept(c, x);
                }
                @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                    decide();
                    return real.acceptEx(c, x);
                }
                @Override public NtStatus reject(NdkConnector c, RejectArgs x) {
                    decide();
                    return real.reject(c, x);
                }
                @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                    decide();
                    return real.closeConnector(c, x);
                }
            }

            @Override ListenerT listener() { return new Backlog(); }
            @Override ConnectorT connector() { return new Decided(); }
        };
    }
}
