package org.ndktck.plan.adapter;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkVersion;

/**
 * What the kit knows of the adapters before the first try, from their own reports.
 *
 * @param activeMaxima read limits of the active adapter
 * @param passiveMaxima read limits of the passive adapter
 * @param maxCallerData bytes of a connect's private data
 * @param maxCalleeData bytes of an accept's or reject's private data
 * @param families address families that both adapters have an address of
 * @param version the NDK version both adapters report
 * @param obstacles what the provider's controls put in the way of a connect, in every one of the families
 * @param losses what the provider's controls end a connection by
 * @param oneAdapter whether both sides are on one adapter
 * @param severalAddresses whether each side has a second address of some family that both have
 */
public record AdapterFacts(
        Maxima activeMaxima,
        Maxima passiveMaxima,
        long maxCallerData,
        long maxCalleeData,
        Set<Family> families,
        NdkVersion version,
        Set<ConnectFailureCause> obstacles,
        Set<LinkLoss> losses,
        boolean oneAdapter,
        boolean severalAddresses) {

    /** Copies the sets. */
    public AdapterFacts {
        families = Set.copyOf(families);
        obstacles = Set.copyOf(obstacles);
        losses = Set.copyOf(losses);
    }

    /** Adapters of a provider without controls. */
    public AdapterFacts(
            Maxima activeMaxima,
            Maxima passiveMaxima,
            long maxCallerData,
            long maxCalleeData,
            Set<Family> families,
            NdkVersion version) {
        this(
                activeMaxima,
                passiveMaxima,
                maxCallerData,
                maxCalleeData,
                families,
                version,
                Set.of(),
                Set.of(),
                true,
                false);
    }

    /** The four maxima of the two adapters. */
    public List<Long> maxima() {
        return List.of(
                activeMaxima.inbound(), activeMaxima.outbound(), passiveMaxima.inbound(), passiveMaxima.outbound());
    }

    /** Whether neither kind of message carries more private data than this. */
    public boolean carriesNoMoreThan(long bytes) {
        return maxCallerData <= bytes && maxCalleeData <= bytes;
    }

    /** The least of the four maxima. */
    public long leastMaximum() {
        return Collections.min(maxima());
    }

    /**
     * The read limits an adapter reports.
     *
     * @param inbound MaxInboundReadLimit
     * @param outbound MaxOutboundReadLimit
     */
    public record Maxima(long inbound, long outbound) {}
}
