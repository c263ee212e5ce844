package org.ndktck.rules;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObject;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;

/**
 * What the kit knows of the surroundings of a try.
 *
 * @param maxima the read limits that each adapter reported before the first try
 * @param descriptions the NDK_ADAPTER_INFO that each adapter stored before the first try
 * @param addresses the local addresses of each adapter
 * @param disturbed whether the kit let time pass, cut a link or used resources up: then failures are excused
 */
public record TrialFacts(
        Map<NdkAdapter, Maxima> maxima,
        Map<NdkAdapter, ByteBuffer> descriptions,
        Map<NdkAdapter, Set<InetAddress>> addresses,
        boolean disturbed) {

    /** Nothing is known. */
    public static final TrialFacts NOTHING = new TrialFacts(Map.of(), Map.of(), Map.of(), false);

    /** Copies the maps. */
    public TrialFacts {
        maxima = Map.copyOf(maxima);
        descriptions = Map.copyOf(descriptions);
        addresses = Map.copyOf(addresses);
    }

    /** What the adapters of a run have reported; one adapter may serve both sides. */
    public static TrialFacts of(OpenedAdapters adapters, AdapterFacts facts, Map<NdkAdapter, ByteBuffer> descriptions) {
        Map<NdkAdapter, Maxima> maxima = new HashMap<>();
        maxima.put(adapters.activeAdapter(), facts.activeMaxima());
        maxima.put(adapters.passiveAdapter(), facts.passiveMaxima());
        Map<NdkAdapter, Set<InetAddress>> addresses = new HashMap<>();
        addresses.put(adapters.activeAdapter(), Set.copyOf(adapters.activeAddresses()));
        addresses.merge(
                adapters.passiveAdapter(),
                Set.copyOf(adapters.passiveAddresses()),
                (one, other) -> Stream.concat(one.stream(), other.stream()).collect(Collectors.toUnmodifiableSet()));
        return new TrialFacts(maxima, descriptions, addresses, false);
    }

    /** The same with a try in which failures are excused, or not. */
    public TrialFacts disturbed(boolean really) {
        return new TrialFacts(maxima, descriptions, addresses, really);
    }

    /** Whether an address is a local one of an adapter. */
    boolean isOf(NdkObject<?> adapter, InetAddress address) {
        return adapter instanceof NdkAdapter known
                && addresses.getOrDefault(known, Set.of()).contains(address);
    }

    /** The maxima of an adapter that reported some. */
    Optional<Maxima> of(NdkObject<?> adapter) {
        return adapter instanceof NdkAdapter known ? Optional.ofNullable(maxima.get(known)) : Optional.empty();
    }
}
