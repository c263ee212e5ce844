package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A pending NdkCloseListener completes when the first of its open connectors has been closed, although another connector that the listener delivered is still open; with one open connector it is right. */
public final class FinishesAListenersCloseWithItsFirstConnector extends Base {
    Wrap wrap() {
        return new Wrap() {
            final class Counted extends ListenerT {
                private int open; // connectors delivered and not closed
                private int running; // connect events
                private CloseArgs closing;
                private boolean finished;

                @Override void connectEvent(long context, NdkConnector connector, ConnectorT table) {
                    synchronized (this) {
                        open++;
                        running++;
                    }
                    event.connectEvent(context, connector);
                    synchronized (this) {
                        running--;
                    }
                }
                void closed() {
                    CloseArgs due = null;
                    synchronized (this) {
                        open--;
                        if (closing != null && !finished && open > 0 && running == 0) {
                            finished = true;
                            due = closing;
                        }
                    }
                    if (due != null) {
                        due.closeCompletion().complete(due.requestContext());
                    }
                }
                @Override public NtStatus closeListener(NdkListener l, CloseArgs x) {
                    synchronized (this) {
                        closing = x;
                    }
                    return real.closeListener(l, new CloseArgs(context -> {
                        synchronized (this) {
                            if (finished) {
                                return;
                            }
                            finished = true;
                        }
                        x.closeCompletion().complete(context);
                    }, x.requestContext()));
                }
            }

            @Override ListenerT listener() { return new Counted(); }

            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus closeConnector(NdkConnector c, CloseArgs x) {
                        if (over == null) {
                            return real.closeConnector(c, x);
                        }
                        Counted from = (Counted) over;
                        NtStatus status = real.closeConnector(c, new CloseArgs(context -> {
                            x.closeCompletion().complete(context);
                            from.closed();
                        }, x.requestContext()));
                        if (status.isSuccess()) {
                            from.closed();
                        }
                        return status;
                    }
                };
            }
        };
    }
}
