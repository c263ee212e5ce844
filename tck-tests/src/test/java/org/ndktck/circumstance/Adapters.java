package org.ndktck.circumstance;

import java.util.Set;
import org.ndktck.api.NdkVersion;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;

/** Adapters under which some circumstances can be brought about and others cannot. */
final class Adapters {

    /** Every circumstance can be. */
    static final AdapterFacts RICH = of(NdkVersion.V2_1, true, true);

    /** No circumstance can be that asks anything of the adapters. */
    static final AdapterFacts POOR = of(NdkVersion.V1_2, false, false);

    private Adapters() {}

    private static AdapterFacts of(NdkVersion version, boolean oneAdapter, boolean severalAddresses) {
        Maxima maxima = new Maxima(16, 16);
        return new AdapterFacts(
                maxima, maxima, 56, 56, Set.of(Family.IPV4), version, Set.of(), Set.of(), oneAdapter, severalAddresses);
    }
}
