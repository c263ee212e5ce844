package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener is not resumed while a connector that it delivered is open. */
public final class ResumeStuck extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final class State {
                int open;
                boolean stuck;
                Runnable resume;
            }

            private State state(Lis l) {
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new State();
                    }
                    return (State) l.extra;
                }
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                State st = state(l);
                synchronized (st) {
                    st.open++;
                }
                consumers.connectEvent(context, c);
            }

            @Override
            void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
                Lis l = of(o);
                if (l != null) {
                    State st = state(l);
                    synchronized (st) {
                        if (pause) {
                            if (st.stuck) {
                                st.stuck = false;
                                return;
                            }
                        } else if (st.open > 0) {
                            st.stuck = true;
                            st.resume = () -> r.controlConnectEvents(o, false);
                            return;
                        }
                    }
                }
                r.controlConnectEvents(o, pause);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Lis l = origin(o);
                if (l == null) {
                    return r.closeConnector(o, a);
                }
                return close(x -> r.closeConnector(o, x), a, () -> {
                    State st = state(l);
                    Runnable resume = null;
                    synchronized (st) {
                        if (--st.open == 0 && st.stuck) {
                            st.stuck = false;
                            resume = st.resume;
                        }
                    }
                    if (resume != null && !l.closing) {
                        resume.run();
                    }
                }, () -> {});
            }
        };
    }
}
