package org.ndktck.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkVersion;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;

/** Adapters that plans are drawn for. */
public final class Facts {

    /** Four equal maxima of 16, room for 56 bytes each way, both families. */
    public static final AdapterFacts USUAL = of(16, 56);

    private static final List<Long> LIMITS = List.of(0L, 1L, 0x3FFEL, 0xFFFF_FFFFL);
    private static final List<Long> DATA = List.of(0L, 1L, 56L, 512L);

    private Facts() {}

    /** Adapters whose maxima are all the same. */
    public static AdapterFacts of(long maximum, long data) {
        return of(new Maxima(maximum, maximum), new Maxima(maximum, maximum), data, data);
    }

    /** Adapters with both families. */
    public static AdapterFacts of(Maxima active, Maxima passive, long callerData, long calleeData) {
        return new AdapterFacts(
                active, passive, callerData, calleeData, Set.of(Family.IPV4, Family.IPV6), NdkVersion.V2_1);
    }

    /** Adapters at the boundaries: read limits of 0, 1, 16/128, 0x3ffe, 0xFFFFFFFF, data of 0, 1, 56, 512. */
    public static List<AdapterFacts> boundaries() {
        List<AdapterFacts> all = new ArrayList<>();
        LIMITS.forEach(limit -> all.add(of(limit, 56)));
        DATA.forEach(data -> all.add(of(new Maxima(16, 128), new Maxima(128, 16), data, data)));
        all.add(of(new Maxima(16, 16), new Maxima(16, 16), 0, 56));
        all.add(of(new Maxima(16, 16), new Maxima(16, 16), 512, 1));
        all.add(new AdapterFacts(new Maxima(16, 4), new Maxima(16, 4), 56, 148, Set.of(Family.IPV4), NdkVersion.V2_1));
        return all;
    }
}
