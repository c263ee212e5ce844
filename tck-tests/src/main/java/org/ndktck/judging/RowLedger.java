package org.ndktck.judging;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;

/** Adds up the judgements on one requirement. Not thread-safe; the {@link Ledger} guards it. */
final class RowLedger {

    private static final int KEPT = 8;

    /** What is less likely than that is no chance: a row has dozens of values, and a run hundreds of rows. */
    private static final double BY_CHANCE = 1e-6;

    /** The search for the minimal case of another requirement passes simpler cases of this one, too. */
    private static final Comparator<Finding> SIMPLEST_PROOF_FIRST =
            Comparator.comparing((Finding breach) -> !isProof(breach)).thenComparing(Finding::token, Finding.SIMPLEST);

    private final RequirementId id;
    private final Set<Integer> plans = new HashSet<>();
    /** How many judged tries belonged to each value of each partition. */
    private final Map<String, Map<String, Long>> hits = new TreeMap<>();

    /** How many undecided tries were made under each circumstance. */
    private final Map<String, Long> inVain = new TreeMap<>();

    private final Map<String, Long> undecided = new TreeMap<>();
    private final Set<Note> notes = new LinkedHashSet<>();
    private final Set<Outcome.Defective> defects = new LinkedHashSet<>();
    private final List<Finding> own = new ArrayList<>();
    private final List<Finding> seenOnce = new ArrayList<>();
    private final List<Finding> breaches = new ArrayList<>();
    private final List<Finding> seenByARule = new ArrayList<>();
    private List<Class<? extends Partition>> demanded = List.of();
    private String seed = "";
    private boolean missedAgain;
    private boolean driven;
    private CircumstanceEvidence circumstances = CircumstanceEvidence.NONE;
    private @Nullable Absence absence;
    private long judgedTries;
    private long undecidedTries;
    private String startedAt = "";
    private long tookMillis;

    RowLedger(RequirementId id) {
        this.id = id;
    }

    void driven(String withSeed, List<Class<? extends Partition>> demandedPartitions) {
        driven = true;
        seed = withSeed;
        demanded = List.copyOf(demandedPartitions);
    }

    void took(Instant since, long millis) {
        if (startedAt.isEmpty()) {
            startedAt = since.truncatedTo(ChronoUnit.MILLIS).toString();
        }
        tookMillis += millis;
    }

    void judgedUnder(CircumstanceEvidence evidence) {
        circumstances = evidence;
    }

    void absent(Absence because) {
        absence = because;
    }

    void add(Judgement judgement) {
        if (judgement.outcome() instanceof Outcome.Undecided reason) {
            undecidedTries++;
            judgement.partitions().forEach(label -> inVain.merge(label, 1L, Long::sum));
            undecided.merge(reason.reason(), 1L, Long::sum);
            return;
        }
        if (judgement.outcome() instanceof Outcome.Defective defect) {
            keep(defects, defect);
            return;
        }
        judgedTries++;
        plans.add(judgement.plan().hashCode());
        judgement.partitions().forEach(this::hit);
        if (judgement.outcome() instanceof Outcome.Tolerated tolerated) {
            keep(notes, tolerated.note());
        }
    }

    private void hit(String label) {
        int dot = label.indexOf('.');
        hits.computeIfAbsent(label.substring(0, dot), name -> new TreeMap<>())
                .merge(label.substring(dot + 1), 1L, Long::sum);
    }

    private static <T> void keep(Set<T> all, T one) {
        if (all.size() < KEPT) {
            all.add(one);
        }
    }

    void falsifiedBy(Finding minimal) {
        own.add(minimal);
    }

    void flaky(Finding finding) {
        seenOnce.add(finding);
    }

    void breached(Finding finding) {
        keepSimplest(breaches, finding);
    }

    private static void keepSimplest(List<Finding> all, Finding finding) {
        all.add(finding);
        all.sort(SIMPLEST_PROOF_FIRST);
        if (all.size() > KEPT) {
            all.remove(KEPT);
        }
    }

    /** What was missed in passing was waited for once more, in vain. */
    void missedAgain() {
        missedAgain = true;
    }

    void seenByARule(Finding finding) {
        keepSimplest(seenByARule, finding);
    }

    boolean knows(Finding finding) {
        return breaches.stream().anyMatch(breach -> breach.kind() == finding.kind());
    }

    /** Whether anything was recorded: a row that only a breach speaks of counts too. */
    boolean isEmpty() {
        return !driven && absence == null && breaches.isEmpty() && seenByARule.isEmpty() && defects.isEmpty();
    }

    RowRecord record(AdapterFacts facts) {
        Absence because = absence;
        if (because != null && findings().isEmpty()) {
            return RowRecord.absent(id, because);
        }
        Optional<String> outOfReach = outOfReach(facts);
        if (outOfReach.isPresent() && judgedTries == 0 && findings().isEmpty() && defects.isEmpty()) {
            return RowRecord.absent(id, new Absence(true, outOfReach.get()));
        }
        List<Finding> findings = findings();
        return new RowRecord(
                id,
                evidence(facts),
                findings.isEmpty() ? List.of() : List.of(findings.get(0)),
                proof(),
                List.copyOf(notes),
                List.copyOf(defects),
                Optional.empty());
    }

    /** Whether something forbidden was seen, or something missing was waited for again. */
    boolean isProved() {
        return proof() != Proof.NONE && !proof().isFleeting();
    }

    private Proof proof() {
        if (!own.isEmpty()) {
            return Proof.FALSIFIED;
        }
        if (breaches.stream().anyMatch(RowLedger::isProof)) {
            return Proof.SEEN_IN_PASSING;
        }
        if (!seenByARule.isEmpty() || missedAgain) {
            return Proof.SEEN_BY_A_RULE;
        }
        if (!seenOnce.isEmpty()) {
            return Proof.MISSED_ONCE;
        }
        return breaches.isEmpty() ? Proof.NONE : Proof.MISSED_IN_PASSING;
    }

    /** Why the adapter reaches no value of a partition that the requirement demands, if it does not. */
    private Optional<String> outOfReach(AdapterFacts facts) {
        return demanded.stream()
                .filter(type -> Arrays.stream(type.getEnumConstants()).noneMatch(value -> value.isReachable(facts)))
                .map(type -> type.getEnumConstants()[0].whyUnreachable())
                .findFirst();
    }

    /** The minimal case of the requirement's own property first; else what was seen in passing, proofs first. */
    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>(own);
        breaches.stream().filter(RowLedger::isProof).forEach(findings::add);
        findings.addAll(seenByARule);
        findings.addAll(seenOnce);
        findings.addAll(breaches);
        return findings;
    }

    private static boolean isProof(Finding breach) {
        return breach.kind() == Finding.Kind.FORBIDDEN_SEEN;
    }

    private Evidence evidence(AdapterFacts facts) {
        return new Evidence(
                judgedTries,
                undecidedTries,
                circumstances,
                plans.size(),
                seed,
                partitions(facts),
                undecided,
                startedAt,
                tookMillis);
    }

    private List<PartitionEvidence> partitions(AdapterFacts facts) {
        List<PartitionEvidence> partitions = new ArrayList<>();
        Set<String> others = new TreeSet<>(hits.keySet());
        for (Class<? extends Partition> type : demanded) {
            String name = type.getSimpleName();
            partitions.add(
                    new PartitionEvidence(name, true, hitsOf(name), missed(type, facts), notSupported(type, facts)));
            others.remove(name);
        }
        others.forEach(
                name -> partitions.add(new PartitionEvidence(name, false, hitsOf(name), neverDecided(name), Map.of())));
        return partitions;
    }

    /** The likelihood that a try is undecided, if nothing that surrounds its calls matters. */
    private double shareInVain() {
        return (double) undecidedTries / (judgedTries + undecidedTries);
    }

    private List<String> neverDecided(String name) {
        return inVain.entrySet().stream()
                .filter(value -> Math.pow(shareInVain(), value.getValue()) < BY_CHANCE)
                .map(value -> value.getKey().split("\\."))
                .filter(parts -> parts[0].equals(name) && !hitsOf(name).containsKey(parts[1]))
                .map(parts -> parts[1])
                .toList();
    }

    private Map<String, Long> hitsOf(String name) {
        return hits.getOrDefault(name, Map.of());
    }

    private static Map<String, String> notSupported(Class<? extends Partition> type, AdapterFacts facts) {
        Map<String, String> reasons = new LinkedHashMap<>();
        for (Partition value : type.getEnumConstants()) {
            if (!value.isReachable(facts)) {
                reasons.put(value.name(), value.whyUnreachable());
            }
        }
        return reasons;
    }

    private List<String> missed(Class<? extends Partition> type, AdapterFacts facts) {
        return Arrays.stream(type.getEnumConstants())
                .filter(value -> value.isReachable(facts) && !isHit(value))
                .map(Partition::name)
                .toList();
    }

    private boolean isHit(Partition value) {
        return hitsOf(value.getClass().getSimpleName()).containsKey(value.name());
    }
}
