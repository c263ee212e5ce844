package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Every close of every object returns STATUS_PENDING, its CloseCompletion mostly called on the caller's stack before the close returns, one CloseCompletion at a time. */
public final class PendingCloses extends Base {
    public PendingCloses() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final ArrayDeque<Runnable> queue = new ArrayDeque<>();
        private int calls;
        private boolean running;

        private void drain() {
            for (;;) {
                Runnable next;
                synchronized (queue) {
                    if (calls > 0 || running || queue.isEmpty()) {
                        return;
                    }
                    next = queue.poll();
                    running = true;
                }
                try {
                    next.run();
                } finally {
                    synchronized (queue) {
                        running = false;
                        queue.notifyAll();
                    }
                }
            }
        }

        private void add(CloseArgs a) {
            synchronized (queue) {
                queue.add(() -> a.closeCompletion().complete(a.requestContext()));
            }
        }

        private NtStatus pend(Close real, CloseArgs a) {
            synchronized (queue) {
                calls++;
            }
            NtStatus s = real.close(new CloseArgs(context -> {
                add(a);
                drain();
            }, a.requestContext()));
            if (s != NtStatus.STATUS_PENDING) {
                add(a);
            }
            synchronized (queue) {
                calls--;
            }
            drain();
            return NtStatus.STATUS_PENDING;
        }

        private void await() {
            long end = System.nanoTime() + 5_000_000_000L;
            boolean interrupted = false;
            synchronized (queue) {
                while (running || !queue.isEmpty()) {
                    long left = (end - System.nanoTime()) / 1_000_000;
                    if (left <= 0) {
                        break;
                    }
                    try {
                        queue.wait(left);
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        void settled() {
            await();
        }

        @Override
        void afterAdaptersClose() {
            await();
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            return pend(x -> r.closeConnector(o, x), a);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            return pend(x -> r.closeListener(o, x), a);
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            return pend(x -> r.closeSharedEndpoint(o, x), a);
        }

        @Override
        NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
            return pend(x -> r.closePd(o, x), a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return pend(x -> r.closeQp(o, x), a);
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            return pend(x -> r.closeCq(o, x), a);
        }
    }
}
