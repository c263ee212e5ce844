package org.ndktck.judgement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/**
 * Which faults showed which of the checked MUSTs violated: those they declare, and what follows from them; and those that
 * faults of the grid stand for.
 */
public final class FaultCoverage {

    private final Map<RequirementId, Faults> musts = new TreeMap<>();

    private record Faults(List<String> gross, List<String> subtle) {

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
     * @param matrix tells what came out violated of faults that are written by hand
     * @param shown tells what came out violated of the faults of the grid that stand for rows
     */
    public FaultCoverage(Catalog catalog, BlameMatrix matrix, List<GridLine> shown) {
        catalog.requirements().stream()
                .filter(row -> row.modality() == Modality.MUST && row.actor() == Actor.PROVIDER)
                .filter(row -> Manifest.checks().containsKey(row.id()))
                .forEach(row -> musts.put(row.id(), new Faults(new ArrayList<>(), new ArrayList<>())));
        Map<String, BlameLine> lines = new HashMap<>();
        matrix.lines().forEach(line -> lines.put(line.provider(), line));
        for (Class<? extends NdkProvider> fault : ShippedProviders.faults()) {
            BlameLine line = lines.get("faulty:" + fault.getSimpleName());
            if (line != null) {
                add(
                        line.provider(),
                        ShippedProviders.standsFor(fault, catalog),
                        line.violated(),
                        id -> ShippedProviders.isGross(fault));
            }
        }
        Map<String, StandIn> standIns = new HashMap<>();
        StandIn.all().forEach(standIn -> standIns.put(standIn.fault().name(), standIn));
        for (GridLine line : shown) {
            StandIn standIn = standIns.get(line.fault());
            if (standIn != null) {
                add(line.fault(), standIn.rows(), line.seen(), standIn::isGross);
            }
        }
    }

    private void add(
            String fault, Set<RequirementId> standsFor, List<String> violated, Predicate<RequirementId> isGross) {
        musts.forEach((id, faults) -> {
            if (standsFor.contains(id) && violated.contains(id.text())) {
                (isGross.test(id) ? faults.gross() : faults.subtle()).add(fault);
            }
        });
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
