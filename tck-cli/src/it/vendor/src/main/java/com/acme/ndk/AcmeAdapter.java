package com.acme.ndk;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.ndktck.api.BytePointer;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;

/** The adapter: its lock, its threads, its ports, and the creation of everything else. Creates answer inline. */
final class AcmeAdapter extends NdkAdapter {

    static final NdkVersion VERSION = NdkVersion.V2_1;
    /** Required sizes: the fixed private data areas of an InfiniBand REQ and of a REP or REJ. */
    static final int CALLER_DATA = 56;
    static final int CALLEE_DATA = 148;
    static final long MAX_INBOUND = 16;
    static final long MAX_OUTBOUND = 128;
    private static final int FIRST_PORT = 49152;
    private static final int PORTS = 65536 - FIRST_PORT;

    static final NdkAdapterInfo INFO = NdkAdapterInfo.builder(VERSION)
            .vendorId(0xACE)
            .deviceId(1)
            .maxInboundReadLimit(MAX_INBOUND)
            .maxOutboundReadLimit(MAX_OUTBOUND)
            .maxCallerData(CALLER_DATA)
            .maxCalleeData(CALLEE_DATA)
            .adapterFlags(NdkAdapterInfo.NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED)
            .rdmaTechnology(2)
            .build();

    /** Guards all state of all objects of this adapter; never held in a callback. */
    final Object lock = new Object();

    private final List<InetAddress> addresses;
    private final ExecutorService pool = Executors.newCachedThreadPool(daemon("acme-ndk-callback"));
    private final ScheduledExecutorService timers = Executors.newSingleThreadScheduledExecutor(daemon("acme-ndk-timer"));
    /** Local address and port to the listener, shared endpoint or connector that owns it. */
    private final Map<NdkSockaddr, Object> bound = new HashMap<>();
    /** Local and remote address to the one connection between them. */
    private final Map<List<NdkSockaddr>, Link> connections = new HashMap<>();
    private int nextPort;
    private int running;

    AcmeAdapter(List<InetAddress> addresses) {
        super(VERSION, new Table());
        this.addresses = addresses;
    }

    private static ThreadFactory daemon(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Runs work on a callback thread; the lock is held by the caller, not by the work. */
    void run(Runnable work) {
        running++;
        pool.execute(() -> {
            try {
                work.run();
            } finally {
                synchronized (lock) {
                    running--;
                    lock.notifyAll();
                }
            }
        });
    }

    void after(long seconds, Runnable work) {
        timers.schedule(
                () -> {
                    synchronized (lock) {
                        work.run();
                    }
                },
                seconds,
                TimeUnit.SECONDS);
    }

    void shutDown() {
        timers.shutdownNow();
        boolean interrupted = false;
        synchronized (lock) {
            while (running > 0) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        pool.shutdown();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    boolean owns(InetAddress address) {
        return addresses.contains(address);
    }

    /** The outcome of a bind. */
    record Bound(NtStatus status, NdkSockaddr address) {}

    Bound bind(NdkSockaddr wanted, Object owner) {
        if (!owns(wanted.address())) {
            return new Bound(NtStatus.STATUS_INVALID_ADDRESS, wanted);
        }
        if (wanted.port() != 0) {
            return new Bound(
                    bound.putIfAbsent(wanted, owner) == null
                            ? NtStatus.STATUS_SUCCESS
                            : NtStatus.STATUS_SHARING_VIOLATION,
                    wanted);
        }
        for (int i = 0; i < PORTS; i++) {
            NdkSockaddr candidate = wanted.withPort(FIRST_PORT + nextPort);
            nextPort = (nextPort + 1) % PORTS;
            if (bound.putIfAbsent(candidate, owner) == null) {
                return new Bound(NtStatus.STATUS_SUCCESS, candidate);
            }
        }
        return new Bound(NtStatus.STATUS_TOO_MANY_ADDRESSES, wanted);
    }

    void unbind(NdkSockaddr address, Object owner) {
        bound.remove(address, owner);
    }

    boolean connectionExists(NdkSockaddr local, NdkSockaddr remote) {
        return connections.containsKey(List.of(local, remote));
    }

    void addConnection(Link link) {
        connections.put(List.of(link.local, link.remote), link);
    }

    void removeConnection(Link link) {
        connections.remove(List.of(link.local, link.remote), link);
    }

    AcmeListener listenerAt(NdkSockaddr address) {
        return bound.get(address) instanceof AcmeListener listener && listener.takesRequests() ? listener : null;
    }

    /** Decodes a socket address; null if it is none. */
    static NdkSockaddr sockaddr(ConstBytePointer pAddress, long length) {
        try {
            return NdkSockaddr.read(pAddress, length);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }

    static NtStatus hand(NdkSockaddr address, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        BytePointer to = args.pAddress();
        args.pAddressLength().set(address.length());
        if (to == null || capacity < address.length()) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        address.writeTo(to);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final class Table implements NdkAdapterDispatch {

        @Override
        public NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args) {
            return NtStatus.STATUS_NOT_SUPPORTED;
        }

        @Override
        public NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args) {
            long capacity = args.pBufferSize().get();
            args.pBufferSize().set(NdkAdapterInfo.SIZE);
            if (args.pInfo() == null || capacity < NdkAdapterInfo.SIZE) {
                return NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
            INFO.writeTo(args.pInfo(), capacity);
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args) {
            if (args.cqDepth() < 1 || args.cqDepth() > INFO.maxCqDepth()) {
                return NtStatus.STATUS_INVALID_PARAMETER;
            }
            args.ppNdkCq().set(new AcmeCq((AcmeAdapter) pNdkAdapter));
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args) {
            args.ppNdkPd().set(new AcmePd((AcmeAdapter) pNdkAdapter));
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args) {
            AcmeAdapter adapter = (AcmeAdapter) pNdkAdapter;
            NdkSockaddr wanted = sockaddr(args.pAddress(), args.addressLength());
            if (wanted == null) {
                return NtStatus.STATUS_INVALID_ADDRESS;
            }
            AcmeSharedEndpoint endpoint = new AcmeSharedEndpoint(adapter);
            synchronized (adapter.lock) {
                Bound bound = adapter.bind(wanted, endpoint);
                if (!bound.status().isSuccess()) {
                    return bound.status();
                }
                endpoint.local = bound.address();
            }
            args.ppNdkSharedEndpoint().set(endpoint);
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args) {
            args.ppNdkConnector().set(new AcmeConnector((AcmeAdapter) pNdkAdapter));
            return NtStatus.STATUS_SUCCESS;
        }

        @Override
        public NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args) {
            args.ppNdkListener().set(
                    new AcmeListener((AcmeAdapter) pNdkAdapter, args.connectEvent(), args.connectEventContext()));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
