package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: NdkListen and NdkConnect with a local address that is not the adapter's call the RequestCompletion with STATUS_INVALID_ADDRESS on the caller's stack and then return STATUS_PENDING (CB-07, CB-09, CB-10, LIF-03). */
public final class ReportsAForeignLocalAddressOnTheCallersStack extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(o); }

    @Override ProviderControls controls(World w, ProviderControls real) {
        return new ProviderControls() {
            @Override public List<java.net.InetAddress> unreachableHosts() { return real.unreachableHosts(); }
            @Override public List<java.net.InetAddress> unreachableNetworks() { return real.unreachableNetworks(); }
            @Override public List<java.net.InetAddress> silentHosts() { return real.silentHosts(); }
            @Override public Optional<Condition> linkCut() { return real.linkCut(); }
            @Override public Optional<Condition> noFreePorts() { return real.noFreePorts(); }
            @Override public Optional<Condition> noResources() { return real.noResources(); }
            @Override public Optional<VirtualClock> clock() { return real.clock(); }
            @Override public Optional<AdapterHandlers> adapterHandlers() { return real.adapterHandlers(); }
            @Override public Optional<Runnable> settle() {
                return real.settle().map(s -> () -> {
                    ((W) w).idle();
                    s.run();
                });
            }
        };
    }

    private static final class W extends World {
        private final Set<java.net.InetAddress> mine = new HashSet<>();
        /** Callbacks of an object that run, and closes that wait for them. */
        private static final class Busy {
            int running;
            final List<Runnable> then = new ArrayList<>();
        }
        private final Map<Object, Busy> busy = new HashMap<>();

        W(OpenedAdapters o) {
            mine.addAll(o.activeAddresses());
            mine.addAll(o.passiveAddresses());
        }

        private boolean foreign(ConstBytePointer p, long length) {
            NdkSockaddr at = Mem.read(p, length);
            return at != null && !mine.contains(at.address());
        }

        private NtStatus report(Object o, NdkRequestCompletion c, long context) {
            synchronized (busy) {
                busy.computeIfAbsent(o, k -> new Busy()).running++;
            }
            List<Runnable> then = List.of();
            try {
                c.complete(context, NtStatus.STATUS_INVALID_ADDRESS);
            } finally {
                synchronized (busy) {
                    Busy b = busy.get(o);
                    if (--b.running == 0) {
                        busy.remove(o);
                        then = b.then;
                    }
                    busy.notifyAll();
                }
            }
            then.forEach(Runnable::run);
            return NtStatus.STATUS_PENDING;
        }

        /** Whether the close was put off until the running callback has returned. */
        private boolean later(Object o, Runnable close) {
            synchronized (busy) {
                Busy b = busy.get(o);
                return b != null && b.then.add(close);
            }
        }

        @Override NtStatus listen(Lst o, ListenArgs a) {
            return foreign(a.pAddress(), a.addressLength()) ? report(o, a.requestCompletion(), a.requestContext()) : super.listen(o, a);
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            return foreign(a.pSrcAddress(), a.srcAddressLength()) ? report(o, a.requestCompletion(), a.requestContext()) : super.connect(o, a);
        }

        @Override NtStatus closeListener(Lst o, CloseArgs a) {
            if (later(o, () -> { if (super.closeListener(o, a).isSuccess()) a.closeCompletion().complete(a.requestContext()); })) return NtStatus.STATUS_PENDING;
            return super.closeListener(o, a);
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            if (later(o, () -> { if (super.closeConnector(o, a).isSuccess()) a.closeCompletion().complete(a.requestContext()); })) return NtStatus.STATUS_PENDING;
            return super.closeConnector(o, a);
        }

        void idle() {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            synchronized (busy) {
                try {
                    while (!busy.isEmpty() && System.nanoTime() < end) busy.wait(100);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        @Override void closing() { idle(); }
    }
}
