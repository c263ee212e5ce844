package fc11;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.*;

/** Requests that come while paused wait for the resume. */
public final class HoldsBackTheRequestsOfAPausedListener extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final class Held {
            boolean paused;
            boolean closing;
            final List<Runnable> events = new ArrayList<>();
            final List<Runnable> closes = new ArrayList<>();
        }

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            held(state);
        }

        private static Held held(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new Held();
                }
                return (Held) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Held h = held(l);
            boolean drop = false;
            synchronized (h) {
                if (h.paused) {
                    if (!h.closing) {
                        h.events.add(() -> consumers.connectEvent(context, c));
                        h.closes.add(() -> real.closeConnector(c, new CloseArgs(x -> {}, 0)));
                        return;
                    }
                    drop = true;
                }
            }
            if (drop) {
                real.closeConnector(c, new CloseArgs(x -> {}, 0));
            } else {
                consumers.connectEvent(context, c);
            }
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Held h = held(of(o));
            List<Runnable> due = new ArrayList<>();
            synchronized (h) {
                h.paused = pause;
                if (!pause) {
                    due.addAll(h.events);
                    h.events.clear();
                    h.closes.clear();
                }
            }
            due.forEach(Runnable::run);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Held h = held(of(o));
            List<Runnable> due;
            synchronized (h) {
                h.closing = true;
                due = new ArrayList<>(h.closes);
                h.events.clear();
                h.closes.clear();
            }
            NtStatus s = super.closeListener(r, o, a);
            due.forEach(Runnable::run);
            return s;
        }
    }
}
