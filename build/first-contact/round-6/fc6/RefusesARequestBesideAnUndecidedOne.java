package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A backlog of one: a request that comes while another of the listener is undecided is refused (LIS-32, AMB-44). */
public final class RefusesARequestBesideAnUndecidedOne extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            private final Map<Lis, Set<Con>> undecided = Collections.synchronizedMap(new WeakHashMap<>());

            private Set<Con> undecided(Lis l) {
                return undecided.computeIfAbsent(l, k -> new HashSet<>());
            }

            private void decided(Con c) {
                if (c.listener != null) {
                    synchronized (c.listener) {
                        undecided(c.listener).remove(c);
                    }
                }
            }

            @Override
            void connectEvent(Lis l, NdkConnectEventCallback event, long context, Con c) {
                boolean room;
                synchronized (l) {
                    room = undecided(l).isEmpty() && undecided(l).add(c);
                }
                if (room) {
                    super.connectEvent(l, event, context, c);
                } else {
                    super.reject(c, new RejectArgs(null, 0));
                    super.close(c, new CloseArgs(k -> { }, 0));
                }
            }

            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                decided(c);
                return super.accept(c, x);
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                decided(c);
                return super.acceptEx(c, x);
            }

            @Override
            NtStatus reject(Con c, RejectArgs x) {
                decided(c);
                return super.reject(c, x);
            }

            @Override
            NtStatus close(Con c, CloseArgs x) {
                decided(c);
                return super.close(c, x);
            }
        };
    }
}
