package org.ndktck.report.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;

/** The fold: what was recorded in, one verdict for every requirement out. Pure. */
public final class Verdicts {

    /** Judged tries below which an unhit partition says too few tries, not a defect of the kit. */
    private static final long TRIES_THAT_REACH_EVERY_PARTITION = 100;

    private final Catalog catalog;
    private final Map<RequirementId, RequirementCheck> manifest;

    /**
     * Binds the fold to what the kit knows before a run.
     *
     * @param catalog the requirements
     * @param manifest how the kit deals with each; a missing id is not checked yet
     */
    public Verdicts(Catalog catalog, Map<RequirementId, RequirementCheck> manifest) {
        this.catalog = catalog;
        this.manifest = Map.copyOf(manifest);
    }

    /**
     * Folds the records of a run.
     *
     * @param recordsOfARun what was recorded, by requirement; a missing id was not tried
     * @return one row for every requirement, in the catalogue's order
     */
    public List<Row> fold(Map<RequirementId, RowRecord> recordsOfARun) {
        Map<RequirementId, RowRecord> records = weighed(recordsOfARun);
        Set<RequirementId> blamed = blamed(records);
        Set<RequirementId> derived = catalog.derivedFrom(blamed);
        List<Finding> blaming = blamed.stream()
                .sorted()
                .map(id -> Objects.requireNonNull(records.get(id)).findings().get(0))
                .toList();
        List<Row> rows = new ArrayList<>();
        for (Requirement requirement : catalog.requirements()) {
            Optional<RowRecord> recorded = Optional.ofNullable(records.get(requirement.id()));
            rows.add(row(requirement, recorded, blamed, derived, blaming));
        }
        return rows;
    }

    /** What only standing rules saw counts where no MUST is broken otherwise. */
    private Map<RequirementId, RowRecord> weighed(Map<RequirementId, RowRecord> records) {
        Set<RequirementId> broken = EnumSet.noneOf(RequirementId.class);
        records.values().stream()
                .filter(row -> !row.findings().isEmpty() && row.proof().isFirm())
                .map(RowRecord::id)
                .filter(id -> catalog.requirement(id).modality() == Modality.MUST)
                .forEach(broken::add);
        Map<RequirementId, RowRecord> weighed = new EnumMap<>(RequirementId.class);
        records.forEach((id, row) -> weighed.put(id, row.beside(broken)));
        return weighed;
    }

    /** Broken rows that do not follow from another broken row. */
    private Set<RequirementId> blamed(Map<RequirementId, RowRecord> records) {
        Set<RequirementId> broken = EnumSet.noneOf(RequirementId.class);
        for (RowRecord row : records.values()) {
            if (!row.findings().isEmpty() && !row.flaky()) {
                broken.add(row.id());
            }
        }
        Set<RequirementId> blamed = EnumSet.noneOf(RequirementId.class);
        for (RequirementId id : broken) {
            if (causes(id, broken).isEmpty()) {
                blamed.add(id);
            }
        }
        return blamed;
    }

    /** Upwards from the row, not downwards from every broken one: a provider may break them all. */
    private Set<RequirementId> causes(RequirementId id, Set<RequirementId> broken) {
        Set<RequirementId> seen = EnumSet.of(id);
        Deque<RequirementId> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (RequirementId above : catalog.requirement(open.remove()).followsFrom()) {
                if (seen.add(above)) {
                    open.add(above);
                }
            }
        }
        seen.remove(id);
        seen.retainAll(broken);
        return seen;
    }

    private Row row(
            Requirement requirement,
            Optional<RowRecord> recorded,
            Set<RequirementId> blamed,
            Set<RequirementId> derived,
            List<Finding> blaming) {
        RequirementCheck check = manifest.getOrDefault(requirement.id(), RequirementCheck.NOT_YET);
        if (recorded.isEmpty() || recorded.get().absence().isPresent()) {
            return unjudged(requirement, check, recorded.flatMap(RowRecord::absence));
        }
        RowRecord row = recorded.get();
        Decision decision = decide(requirement, row, blamed, derived, blaming);
        boolean shown = blamed.contains(row.id()) || decision.verdict() == Verdict.FLAKY;
        return new Row(
                row.id(),
                decision.verdict(),
                decision.by(),
                decision.reason(),
                check.checkedBy(),
                row.evidence(),
                row.notes(),
                shown ? row.findings() : List.of());
    }

    private static Row unjudged(Requirement requirement, RequirementCheck check, Optional<Absence> absence) {
        Decision decision = whyUnjudged(requirement, check, absence);
        return new Row(
                requirement.id(),
                decision.verdict(),
                Optional.empty(),
                decision.reason(),
                check.checkedBy(),
                Evidence.NONE,
                List.of(),
                List.of());
    }

    private static Decision whyUnjudged(Requirement requirement, RequirementCheck check, Optional<Absence> absence) {
        if (check.untestable().isPresent()) {
            boolean permitted = requirement.modality() == Modality.MAY;
            return new Decision(
                    permitted ? Verdict.NOT_APPLICABLE : Verdict.UNTESTABLE,
                    check.untestable().get());
        }
        if (absence.isPresent()) {
            Verdict verdict = absence.get().optional() ? Verdict.NOT_SUPPORTED : Verdict.NOT_JUDGED;
            return new Decision(verdict, absence.get().reason());
        }
        if (check.checkedBy().isPresent()) {
            return new Decision(Verdict.NOT_JUDGED, "not tried in this run");
        }
        if (requirement.actor() == Actor.CONSUMER) {
            return new Decision(Verdict.NOT_APPLICABLE, "binds the consumer, here the kit");
        }
        if (requirement.modality() == Modality.DEFINED) {
            return new Decision(Verdict.NOT_APPLICABLE, "defines a word or a code; nothing to judge");
        }
        return new Decision(Verdict.NOT_JUDGED, "not yet checked by this kit");
    }

    private Decision decide(
            Requirement requirement,
            RowRecord row,
            Set<RequirementId> blamed,
            Set<RequirementId> derived,
            List<Finding> blaming) {
        if (!row.findings().isEmpty()) {
            return broken(requirement, row, blamed, derived);
        }
        if (!row.defects().isEmpty()) {
            Outcome.Defective first = row.defects().get(0);
            return new Decision(Verdict.BROKEN, Optional.of(first.culprit()), first.message());
        }
        if (row.evidence().judgedTries() == 0) {
            return new Decision(
                    Verdict.INCONCLUSIVE, mostFrequent(row.evidence().undecided()));
        }
        if (!row.evidence().missedPartitions().isEmpty()) {
            return unhit(row.evidence());
        }
        if (!row.evidence().neverDecided().isEmpty()) {
            return undecided(row.evidence(), blaming);
        }
        if (!row.notes().isEmpty()) {
            Note first = row.notes().get(0);
            return new Decision(
                    Verdict.NOTED, first.text() + " (" + first.grounds().text() + ")");
        }
        return new Decision(Verdict.CONFORMS, "");
    }

    private Decision broken(
            Requirement requirement, RowRecord row, Set<RequirementId> blamed, Set<RequirementId> derived) {
        if (row.flaky()) {
            return new Decision(Verdict.FLAKY, whatWasMissed(row.proof()));
        }
        if (requirement.modality() != Modality.MUST) {
            return new Decision(Verdict.NOTED, row.findings().get(0).observed() + " (" + requirement.modality() + ")");
        }
        if (blamed.contains(row.id()) || !derived.contains(row.id())) {
            return new Decision(Verdict.VIOLATES, row.findings().get(0).observed());
        }
        String causes =
                causes(row.id(), blamed).stream().map(RequirementId::text).collect(Collectors.joining(", "));
        return new Decision(Verdict.VIOLATES, "follows from " + causes);
    }

    private static String whatWasMissed(Proof how) {
        return how == Proof.MISSED_IN_PASSING
                ? "a required thing was missed while another requirement was judged, and was not waited for again"
                : "a required thing was missed once, and was not missed again";
    }

    private static Decision unhit(Evidence evidence) {
        String missed = String.join(", ", evidence.missedPartitions());
        if (evidence.undecidedTries() > 0) {
            String why = mostFrequent(evidence.undecided());
            return new Decision(Verdict.INCONCLUSIVE, "never judged for " + missed + ": " + why);
        }
        if (evidence.judgedTries() < TRIES_THAT_REACH_EVERY_PARTITION) {
            return new Decision(
                    Verdict.INCONCLUSIVE,
                    evidence.judgedTries() + " tries are too few to reach " + missed + "; raise --tries");
        }
        return new Decision(Verdict.BROKEN, Optional.of(Culprit.KIT), "no try reached " + missed);
    }

    /** Under which circumstances no try was judged, and what kept them from judging. */
    private static Decision undecided(Evidence evidence, List<Finding> blaming) {
        String why = mostFrequent(evidence.undecided());
        String never = String.join(", ", evidence.neverDecided());
        String sameAs = blaming.stream()
                .filter(finding -> says(finding, why))
                .findFirst()
                .map(finding -> "; that is what violates " + finding.id())
                .orElse("");
        return new Decision(Verdict.INCONCLUSIVE, "never judged for " + never + ": " + why + sameAs);
    }

    /** Whether a finding is about the answer of the same function that kept tries from judging. */
    private static boolean says(Finding finding, String why) {
        return finding.calls().stream()
                .filter(CallLine::judged)
                .anyMatch(call -> why.endsWith(" " + finding.observed())
                        && call.text().contains("." + why.substring(0, why.indexOf(' ')) + "("));
    }

    private static String mostFrequent(Map<String, Long> reasons) {
        return reasons.entrySet().stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("no try got as far as this requirement");
    }

    private record Decision(Verdict verdict, Optional<Culprit> by, String reason) {

        Decision(Verdict verdict, String reason) {
            this(verdict, Optional.empty(), reason);
        }
    }
}
