package org.ndktck.environment;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.memory.Slab;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.ConnectFailureCause;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.LinkLoss;

/**
 * Asks the adapters what they can do, before the first try.
 *
 * @param facts what they reported
 * @param sources addresses to connect from, by family
 * @param destinations addresses to listen on, by family
 * @param furtherSources other addresses to connect from, where the active adapter has a second one of a family
 * @param furtherDestinations other addresses to listen on, where the passive adapter has a second one of a family
 * @param queueDepth requests that each queue of a queue pair may have on either adapter, where the results
 *     of both go to one completion queue (QP-01)
 * @param cqDepth results that a completion queue may have room for on either adapter
 * @param descriptions the NDK_ADAPTER_INFO of each adapter, as many bytes as it stored; none of one that told no
 *     size that can be right
 */
public record AdapterProbe(
        AdapterFacts facts,
        Map<Family, InetAddress> sources,
        Map<Family, InetAddress> destinations,
        Map<Family, InetAddress> furtherSources,
        Map<Family, InetAddress> furtherDestinations,
        long queueDepth,
        long cqDepth,
        Map<NdkAdapter, ByteBuffer> descriptions) {

    /** Requests that each queue has at least: every adapter has room for one (QP-01). */
    public static final long LEAST_QUEUE_DEPTH = 1;

    private static final int CAPACITY = 256;
    private static final int PADDING_FROM = 0x0C;
    private static final int PADDING_TO = 0x10;
    private static final int MAX_INBOUND_READ_LIMIT = 0x38;
    private static final int MAX_OUTBOUND_READ_LIMIT = 0x3C;
    private static final int MAX_RECEIVE_QUEUE_DEPTH = 0x40;
    private static final int MAX_INITIATOR_QUEUE_DEPTH = 0x44;
    private static final int MAX_CQ_DEPTH = 0x4C;
    private static final int MAX_CALLER_DATA = 0x54;
    private static final int MAX_CALLEE_DATA = 0x58;
    private static final int LEAST_SIZE = 0x60;

    /**
     * Asks.
     *
     * @param adapters the opened adapters
     * @return what they answered
     * @throws IllegalStateException if an adapter does not describe itself or has no address; its
     *     message is for the user
     */
    public static AdapterProbe of(OpenedAdapters adapters) {
        Map<Family, InetAddress> sources = byFamily(adapters.activeAddresses());
        Map<Family, InetAddress> destinations = byFamily(adapters.passiveAddresses());
        Map<Family, InetAddress> furtherSources = further(adapters.activeAddresses(), sources);
        Map<Family, InetAddress> furtherDestinations = further(adapters.passiveAddresses(), destinations);
        Set<Family> families = EnumSet.noneOf(Family.class);
        families.addAll(sources.keySet());
        families.retainAll(destinations.keySet());
        if (families.isEmpty()) {
            throw new IllegalStateException("the provider names no local address of a family that both its adapters"
                    + " have; return concrete addresses from OpenedAdapters.activeAddresses and passiveAddresses");
        }
        Answer activeAnswer = describe(adapters.activeAdapter());
        Answer passiveAnswer = isOneAdapter(adapters) ? activeAnswer : describe(adapters.passiveAdapter());
        ByteBuffer active = activeAnswer.described();
        ByteBuffer passive = passiveAnswer.described();
        AdapterFacts facts = new AdapterFacts(
                maxima(active),
                maxima(passive),
                ulong(active, MAX_CALLER_DATA),
                ulong(passive, MAX_CALLEE_DATA),
                families,
                version(active),
                obstacles(adapters.controls(), families),
                losses(adapters.controls()),
                isOneAdapter(adapters),
                families.stream().anyMatch(furtherSources::containsKey)
                        && families.stream().anyMatch(furtherDestinations::containsKey));
        return new AdapterProbe(
                facts,
                sources,
                destinations,
                furtherSources,
                furtherDestinations,
                Math.min(queueDepth(active), queueDepth(passive)),
                Math.min(ulong(active, MAX_CQ_DEPTH), ulong(passive, MAX_CQ_DEPTH)),
                descriptions(adapters, activeAnswer, passiveAnswer));
    }

    /** One adapter may serve both sides. */
    private static boolean isOneAdapter(OpenedAdapters adapters) {
        return adapters.activeAdapter().equals(adapters.passiveAdapter());
    }

    private static Map<NdkAdapter, ByteBuffer> descriptions(OpenedAdapters adapters, Answer active, Answer passive) {
        Map<NdkAdapter, ByteBuffer> descriptions = new HashMap<>();
        if (passive.isWhole()) {
            descriptions.put(adapters.passiveAdapter(), passive.described());
        }
        if (active.isWhole()) {
            descriptions.put(adapters.activeAdapter(), active.described());
        }
        return descriptions;
    }

    private static long queueDepth(ByteBuffer info) {
        long queues = Math.min(ulong(info, MAX_RECEIVE_QUEUE_DEPTH), ulong(info, MAX_INITIATOR_QUEUE_DEPTH));
        return Math.max(LEAST_QUEUE_DEPTH, Math.min(queues, ulong(info, MAX_CQ_DEPTH) / 2));
    }

    private static Map<Family, InetAddress> further(List<InetAddress> all, Map<Family, InetAddress> first) {
        return byFamily(
                all.stream().filter(address -> !first.containsValue(address)).toList());
    }

    private static Map<Family, InetAddress> byFamily(List<InetAddress> addresses) {
        Map<Family, InetAddress> byFamily = new EnumMap<>(Family.class);
        for (InetAddress address : addresses) {
            if (address instanceof Inet4Address) {
                byFamily.putIfAbsent(Family.IPV4, address);
            } else if (address instanceof Inet6Address) {
                byFamily.putIfAbsent(Family.IPV6, address);
            }
        }
        return byFamily;
    }

    private static Set<ConnectFailureCause> obstacles(ProviderControls controls, Set<Family> families) {
        Set<ConnectFailureCause> obstacles = EnumSet.noneOf(ConnectFailureCause.class);
        addIf(names(controls.unreachableHosts(), families), ConnectFailureCause.UNREACHABLE_HOST, obstacles);
        addIf(names(controls.unreachableNetworks(), families), ConnectFailureCause.UNREACHABLE_NETWORK, obstacles);
        boolean expires = controls.clock().isPresent();
        addIf(expires && names(controls.silentHosts(), families), ConnectFailureCause.SILENT_HOST, obstacles);
        return obstacles;
    }

    private static Set<LinkLoss> losses(ProviderControls controls) {
        boolean noticed = controls.linkCut().isPresent() && controls.clock().isPresent();
        return noticed ? EnumSet.of(LinkLoss.LINK_CUT, LinkLoss.LINK_CUT_LATER) : EnumSet.noneOf(LinkLoss.class);
    }

    private static void addIf(boolean offered, ConnectFailureCause obstacle, Set<ConnectFailureCause> obstacles) {
        if (offered) {
            obstacles.add(obstacle);
        }
    }

    private static boolean names(List<InetAddress> hosts, Set<Family> families) {
        return byFamily(hosts).keySet().containsAll(families);
    }

    /** A size that cannot be right is judged later, if two buffers with different contents are filled alike. */
    private static Answer describe(NdkAdapter adapter) {
        Answer answer = Answer.of(adapter, CAPACITY);
        if (!answer.isWhole() && !answer.isFilledLike(Answer.of(adapter, CAPACITY + 1))) {
            throw new IllegalStateException("NdkQueryAdapterInfo returned " + answer.status() + " and a size of "
                    + answer.size().get() + " for a buffer of " + CAPACITY
                    + " bytes; the kit cannot plan without NDK_ADAPTER_INFO");
        }
        return answer;
    }

    /** What an adapter answered to a call with ample room. */
    private record Answer(NtStatus status, GuardedBytes info, GuardedUlong size) {

        static Answer of(NdkAdapter adapter, long fill) {
            Slab slab = new Slab(1 << 14, fill);
            GuardedBytes info = GuardedBytes.output(slab, CAPACITY);
            GuardedUlong size = GuardedUlong.holding(slab, CAPACITY);
            NtStatus status = adapter.dispatch().queryAdapterInfo(adapter, new QueryAdapterInfoArgs(info, size));
            return new Answer(status, info, size);
        }

        boolean succeeded() {
            return NtStatus.STATUS_SUCCESS.equals(status);
        }

        boolean isWhole() {
            return succeeded() && size.get() >= LEAST_SIZE && size.get() <= CAPACITY;
        }

        boolean isFilledLike(Answer other) {
            return succeeded()
                    && other.succeeded()
                    && Arrays.equals(info.first(PADDING_FROM), other.info.first(PADDING_FROM))
                    && first(LEAST_SIZE)
                            .position(PADDING_TO)
                            .equals(other.first(LEAST_SIZE).position(PADDING_TO));
        }

        /** As many bytes as it told, or those that every description has. */
        ByteBuffer described() {
            return first(isWhole() ? (int) size.get() : LEAST_SIZE);
        }

        private ByteBuffer first(int length) {
            return ByteBuffer.wrap(info.first(length)).order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    /** Two USHORTs at the start of the structure. */
    private static NdkVersion version(ByteBuffer info) {
        return new NdkVersion(Short.toUnsignedInt(info.getShort(0)), Short.toUnsignedInt(info.getShort(2)));
    }

    private static AdapterFacts.Maxima maxima(ByteBuffer info) {
        return new AdapterFacts.Maxima(ulong(info, MAX_INBOUND_READ_LIMIT), ulong(info, MAX_OUTBOUND_READ_LIMIT));
    }

    private static long ulong(ByteBuffer info, int offset) {
        return Integer.toUnsignedLong(info.getInt(offset));
    }
}
