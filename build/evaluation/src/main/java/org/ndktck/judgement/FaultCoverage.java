package org.ndktck.judgement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/** Which faults showed which of the checked MUSTs violated: those they declare, and what follows from them. */
public final class FaultCoverage {

    private final Map<RequirementId, Faults> musts = new TreeMap<>();

    private record Faults(List<Class<?>> gross, List<Class<?>> subtle) {

        boolean both() {
            return !gross.isEmpty() && !subtle.isEmpty();
        }

        boolean two() {
            return gross.size() + subtle.size() >= 2;
        }
    }

    /**
     * Counts the faults that were seen.
     *
     * @param catalog tells what follows from what
     * @param matrix tells what came out violated
     */
    public FaultCoverage(Catalog catalog, BlameMatrix matrix) {
        catalog.requirements().stream()
                .filter(row -> row.modality() == Modality.MUST && row.actor() == Actor.PROVIDER)
                .filter(row -> Manifest.checks().containsKey(row.id()))
                .forEach(row -> musts.put(row.id(), new Faults(new ArrayList<>(), new ArrayList<>())));
        Map<String, BlameLine> lines = new HashMap<>();
        matrix.lines().forEach(line -> lines.put(line.provider(), line));
        for (Class<? extends NdkProvider> fault : ShippedProviders.faults()) {
            BlameLine line = lines.get("faulty:" + fault.getSimpleName());
            Set<RequirementId> broken = ShippedProviders.standsFor(fault, catalog);
            broken.removeIf(id -> line == null || !line.violated().contains(id.text()));
            musts.forEach((id, faults) -> {
                if (broken.contains(id)) {
                    (ShippedProviders.isGross(fault) ? faults.gross() : faults.subtle()).add(fault);
                }
            });
        }
    }

    /** The MUSTs without a gross fault or without a subtle one: {@code GCD-07.gross}, {@code GCD-07.subtle}. */
    public Set<String> gaps() {
        Set<String> gaps = new TreeSet<>();
        musts.forEach((id, faults) -> {
            if (faults.gross().isEmpty()) {
                gaps.add(id.text() + ".gross");
            }
            if (faults.subtle().isEmpty()) {
                gaps.add(id.text() + ".subtle");
            }
        });
        return gaps;
    }

    /** Of the checked MUSTs, those with at least two faults. */
    public Ratio withTwo() {
        return new Ratio(musts.values().stream().filter(Faults::two).count(), musts.size());
    }

    /** Of the checked MUSTs, those with a gross and a subtle fault. */
    public Ratio withBoth() {
        return new Ratio(musts.values().stream().filter(Faults::both).count(), musts.size());
    }
}
