package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a backlog of one; while a delivered request of a listener is neither accepted nor rejected nor closed, further ones are refused. */
public final class RefusesARequestBesideAnUndecidedOne extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private final NdkCloseCompletion nothing = context -> {};

            @Override
            protected void connectEvent(Lsn l, Conn c, NdkConnector o, NdkConnectEventCallback to, long context) {
                boolean taken;
                synchronized (l) {
                    taken = l.bag.putIfAbsent("undecided", c) == null;
                }
                if (taken) {
                    to.connectEvent(context, o);
                } else {
                    c.real.reject(o, new RejectArgs(null, 0));
                    c.real.closeConnector(o, new CloseArgs(nothing, 0));
                }
            }

            private void decided(Conn s) {
                if (s.listener != null) {
                    s.listener.bag.remove("undecided", s);
                }
            }

            @Override
            protected NtStatus accept(Conn s, NdkConnector o, AcceptArgs a) {
                decided(s);
                return s.real.accept(o, a);
            }

            @Override
            protected NtStatus acceptEx(Conn s, NdkConnector o, AcceptExArgs a) {
                decided(s);
                return s.real.acceptEx(o, a);
            }

            @Override
            protected NtStatus reject(Conn s, NdkConnector o, RejectArgs a) {
                decided(s);
                return s.real.reject(o, a);
            }

            @Override
            protected NtStatus closeConnector(Conn s, NdkConnector o, CloseArgs a) {
                decided(s);
                return s.real.closeConnector(o, a);
            }
        };
    }
}
