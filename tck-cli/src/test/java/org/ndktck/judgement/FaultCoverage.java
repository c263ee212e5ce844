package org.ndktck.judgement;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/** Which faults stand for which of the checked MUSTs. */
public final class FaultCoverage {

    private final Map<RequirementId, List<Class<? extends NdkProvider>>> gross = new EnumMap<>(RequirementId.class);
    private final Map<RequirementId, List<Class<? extends NdkProvider>>> subtle = new EnumMap<>(RequirementId.class);

    /**
     * Counts the stock.
     *
     * @param catalog tells what follows from what
     */
    public FaultCoverage(Catalog catalog) {
        catalog.requirements().stream()
                .filter(row -> row.modality() == Modality.MUST && row.actor() == Actor.PROVIDER)
                .filter(row -> Manifest.checks().containsKey(row.id()))
                .forEach(row -> {
                    gross.put(row.id(), new ArrayList<>());
                    subtle.put(row.id(), new ArrayList<>());
                });
        for (Class<? extends NdkProvider> fault : Stock.faults()) {
            Map<RequirementId, List<Class<? extends NdkProvider>>> faults = Stock.isGross(fault) ? gross : subtle;
            Stock.standsFor(fault, catalog).stream()
                    .filter(faults::containsKey)
                    .forEach(id -> faults.get(id).add(fault));
        }
    }

    /** The MUSTs that the kit checks. */
    public Set<RequirementId> musts() {
        return gross.keySet();
    }

    /** The MUSTs without a gross fault or without a subtle one: {@code GCD-07 gross}, {@code GCD-07 subtle}. */
    public Set<String> gaps() {
        Set<String> gaps = new TreeSet<>();
        gross.forEach((id, faults) -> {
            if (faults.isEmpty()) {
                gaps.add(id.text() + ".gross");
            }
        });
        subtle.forEach((id, faults) -> {
            if (faults.isEmpty()) {
                gaps.add(id.text() + ".subtle");
            }
        });
        return gaps;
    }

    /** Of the checked MUSTs, those with at least two faults. */
    public Share withTwo() {
        long two = musts().stream()
                .filter(id -> gross.get(id).size() + subtle.get(id).size() >= 2)
                .count();
        return new Share(two, musts().size());
    }

    /** Of the checked MUSTs, those with a gross and a subtle fault. */
    public Share withBoth() {
        long both = musts().stream()
                .filter(id -> !gross.get(id).isEmpty() && !subtle.get(id).isEmpty())
                .count();
        return new Share(both, musts().size());
    }
}
