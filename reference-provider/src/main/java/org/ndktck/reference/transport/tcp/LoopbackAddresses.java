package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.channels.DatagramChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.WorkerSlot;

/**
 * Addresses of the loopback interface that no other process uses at the same time: of IPv4 there are enough for
 * each to have its own; of IPv6 there is one, and the processes of one run share its ports by their slots.
 *
 * <p>What tells processes apart is that they hold UDP sockets: those are in the way of no TCP port, and the system
 * closes them with the process.
 */
public final class LoopbackAddresses implements AutoCloseable {

    private static final int GUARD_PORT = 48_000;

    /** What the slots of a run share. */
    private static final int GUARD_PORTS = 64;

    private static final int TRIES = 1000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final List<DatagramChannel> guards = new ArrayList<>();

    /**
     * Takes IPv4 addresses.
     *
     * @param count how many
     * @throws AdapterOpenException where the host has none beside 127.0.0.1
     */
    public List<InetAddress> takeIpv4(int count) throws AdapterOpenException {
        List<InetAddress> taken = new ArrayList<>();
        for (int tried = 0; tried < TRIES && taken.size() < count; tried++) {
            InetAddress address = anyIpv4();
            if (guard(address, GUARD_PORT)) {
                taken.add(address);
            }
        }
        if (taken.size() < count) {
            throw new AdapterOpenException("no address of 127.0.0.0/8 but 127.0.0.1 can be used on this host;"
                    + " name addresses of it with --set addresses=A,B");
        }
        return taken;
    }

    private static InetAddress anyIpv4() {
        byte[] raw = new byte[4];
        ThreadLocalRandom.current().nextBytes(raw);
        raw[0] = 127;
        raw[1] |= 1; // never 127.0.0.x
        raw[3] = (byte) (1 + Math.floorMod(raw[3], 254));
        return address(raw);
    }

    /**
     * Takes the IPv6 address, and waits a moment for another process that is about to end.
     *
     * @param slot what to share with the other processes of the run
     * @throws AdapterOpenException where another run uses it, or the host has none
     */
    public InetAddress takeIpv6(WorkerSlot slot) throws AdapterOpenException {
        InetAddress address = address(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
        int first = GUARD_PORT + GUARD_PORTS * slot.index() / slot.count();
        int end = GUARD_PORT + GUARD_PORTS * (slot.index() + 1) / slot.count();
        long until = System.nanoTime() + PATIENCE.toNanos();
        for (int port = first; port < end; ) {
            if (guard(address, port)) {
                port++;
            } else if (System.nanoTime() > until) {
                throw new AdapterOpenException("the IPv6 address ::1 is in use by another run, or this host has none;"
                        + " wait for the other run to end, or go without IPv6 with --set families=ipv4");
            } else {
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
        return address;
    }

    private boolean guard(InetAddress address, int port) {
        DatagramChannel guard = null;
        try {
            guard = DatagramChannel.open();
            guard.bind(new InetSocketAddress(address, port));
            guards.add(guard);
            return true;
        } catch (IOException taken) {
            EventLoop.close(guard);
            return false;
        }
    }

    private static InetAddress address(byte... raw) {
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + raw.length + " bytes", impossible);
        }
    }

    /** Gives everything back. */
    @Override
    public void close() {
        guards.forEach(EventLoop::close);
    }
}
