package org.ndktck.report.journal;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Shard;
import org.ndktck.report.provenance.Provenance;

/**
 * Puts the journals of all shards of a run together to the journal that one run would have written. The order in
 * which they are added makes no difference.
 */
public final class ShardMerger {

    private static final Map<String, Function<JournalEntry.Began, Object>> SAME_IN_ALL = sameInAll();

    private final SortedMap<Integer, Part> parts = new TreeMap<>();

    /**
     * Adds the journal of a shard.
     *
     * @param name what the user calls it
     * @param journal its entries
     * @throws ShardsException if it is none, is there already, or belongs to another run
     */
    public void add(String name, List<JournalEntry> journal) throws ShardsException {
        Part part = Part.of(name, journal);
        Part twin = parts.get(part.shard().number());
        if (twin != null) {
            throw new ShardsException(
                    twin.name() + " and " + name + " both hold " + part.shard() + "; name each shard once");
        }
        if (!parts.isEmpty()) {
            requireSameRun(first(), part);
        }
        parts.put(part.shard().number(), part);
    }

    /**
     * Puts together what was added.
     *
     * @return the journal of the whole run
     * @throws ShardsException if a shard is missing, or two judged the same
     */
    public List<JournalEntry> merged() throws ShardsException {
        requireAll();
        List<JournalEntry> entries = new ArrayList<>();
        entries.add(beginning());
        Map<List<Object>, Integer> workers = new HashMap<>();
        Map<List<Object>, Integer> shares = new HashMap<>();
        for (Part part : parts.values()) {
            for (JournalEntry entry : part.journal()) {
                if (entry instanceof JournalEntry.Started one) {
                    entries.add(new JournalEntry.Started(number(workers, part, one.worker()), one.id()));
                } else if (entry instanceof JournalEntry.Recorded one) {
                    entries.add(new JournalEntry.Recorded(number(shares, part, one.share()), one.row()));
                } else if (entry instanceof JournalEntry.Printed one) {
                    entries.add(new JournalEntry.Printed(number(workers, part, one.worker()), one.id(), one.text()));
                } else if (entry instanceof JournalEntry.Repeated one) {
                    entries.add(one);
                }
            }
        }
        ending().ifPresent(entries::add);
        return entries;
    }

    /** Processes and shares are numbered anew in each shard. */
    private static int number(Map<List<Object>, Integer> numbers, Part part, int ofPart) {
        return numbers.computeIfAbsent(List.of(part.shard(), ofPart), ignored -> numbers.size() + 1);
    }

    private static void requireSameRun(Part one, Part other) throws ShardsException {
        for (Map.Entry<String, Function<JournalEntry.Began, Object>> each : SAME_IN_ALL.entrySet()) {
            Object here = each.getValue().apply(one.began());
            Object there = each.getValue().apply(other.began());
            if (!here.equals(there)) {
                throw new ShardsException("these shards are of different runs: the " + each.getKey() + " is " + here
                        + " in " + one.name() + " and " + there + " in " + other.name()
                        + "; run all shards with the same files and options");
            }
        }
    }

    private void requireAll() throws ShardsException {
        if (parts.isEmpty()) {
            throw new ShardsException("no shard was named; name the report directory of each");
        }
        int of = first().shard().of();
        List<String> missing = IntStream.rangeClosed(1, of)
                .filter(number -> !parts.containsKey(number))
                .mapToObj(String::valueOf)
                .toList();
        if (!missing.isEmpty()) {
            throw new ShardsException((missing.size() == 1 ? "shard " : "shards ") + String.join(", ", missing)
                    + " of " + of + (missing.size() == 1 ? " is" : " are")
                    + " missing; name the report directory of every shard");
        }
        Map<RequirementId, Part> judgedBy = new HashMap<>();
        for (Part part : parts.values()) {
            for (RequirementId id : part.began().selected()) {
                Part twin = judgedBy.put(id, part);
                if (twin != null) {
                    throw new ShardsException(id.text() + " was judged in " + twin.name() + " and in " + part.name()
                            + ": they were made by different builds of the kit; run all shards with the same one");
                }
            }
        }
    }

    private Part first() {
        return parts.values().iterator().next();
    }

    private JournalEntry.Began beginning() {
        JournalEntry.Began one = first().began();
        Set<RequirementId> selected = EnumSet.noneOf(RequirementId.class);
        parts.values().forEach(part -> selected.addAll(part.began().selected()));
        RunInfo info = one.info()
                .runOn(
                        all(RunInfo::java),
                        all(RunInfo::os),
                        infos().map(RunInfo::startedAt).sorted().findFirst().orElseThrow())
                .knownBy(one.info()
                        .provenance()
                        .ofParts(each(Provenance::commit, ", "), each(Provenance::commandLine, "; ")));
        return new JournalEntry.Began(info, List.copyOf(selected), one.failOn(), Optional.empty(), one.waivers());
    }

    private Stream<RunInfo> infos() {
        return parts.values().stream().map(part -> part.began().info());
    }

    /** Shards may run on different machines; the report names each kind once. */
    private String all(Function<RunInfo, String> what) {
        return infos().map(what).distinct().sorted().collect(Collectors.joining(", "));
    }

    /** In the order of the shards. */
    private Optional<String> each(Function<Provenance, Optional<String>> what, String separator) {
        return infos().flatMap(info -> what.apply(info.provenance()).stream())
                .distinct()
                .reduce((one, other) -> one + separator + other);
    }

    /** Nothing if a shard has no end: then the whole has none either. */
    private Optional<JournalEntry> ending() {
        long millis = 0;
        Optional<String> early = Optional.empty();
        for (Part part : parts.values()) {
            Optional<JournalEntry.Ended> ended = part.ended();
            if (ended.isEmpty()) {
                return Optional.empty();
            }
            millis += ended.get().durationMillis();
            Optional<String> why = ended.get().early().map(clause -> part.shard() + ": " + clause);
            early = early.isPresent() ? early : why;
        }
        return Optional.of(new JournalEntry.Ended(millis, early));
    }

    private static Map<String, Function<JournalEntry.Began, Object>> sameInAll() {
        Map<String, Function<JournalEntry.Began, Object>> same = new LinkedHashMap<>();
        same.put("number of shards", began -> began.shard().map(Shard::of).orElse(0));
        same.put("version of the kit", began -> began.info().kitVersion());
        same.put("build of the kit", began -> began.info().provenance().kit());
        same.put(
                "catalogue",
                began -> began.info().provenance().catalogueSha256().orElse("not known"));
        same.put("provider", began -> began.info().providerName());
        same.put("vendor", began -> began.info().providerVendor());
        same.put("version of the provider", began -> began.info().providerVersion());
        same.put("build of the provider", began -> began.info().provenance().provider());
        same.put("settings", began -> new TreeMap<>(began.info().settings()));
        same.put("profile", began -> began.info().profile());
        same.put("number of tries", began -> began.info().tries());
        same.put("seed", began -> began.info().seed());
        same.put("patience", began -> began.info().patienceMillis() + " ms");
        same.put("list of waivers", JournalEntry.Began::waivers);
        same.put("selection", began -> began.info().selection());
        same.put("value of --fail-on", JournalEntry.Began::failOn);
        return same;
    }

    /** The journal of one shard. */
    private record Part(String name, JournalEntry.Began began, Shard shard, List<JournalEntry> journal) {

        static Part of(String name, List<JournalEntry> journal) throws ShardsException {
            JournalEntry.Began began = journal.stream()
                    .filter(JournalEntry.Began.class::isInstance)
                    .map(JournalEntry.Began.class::cast)
                    .findFirst()
                    .orElseThrow(() -> new ShardsException(name + " had not begun to judge; run the shard again"));
            Shard shard = began.shard()
                    .orElseThrow(() -> new ShardsException(
                            name + " is the report of a whole run, not of a shard; name what --shard has written"));
            return new Part(name, began, shard, journal);
        }

        Optional<JournalEntry.Ended> ended() {
            return journal.stream()
                    .filter(JournalEntry.Ended.class::isInstance)
                    .map(JournalEntry.Ended.class::cast)
                    .findFirst();
        }
    }
}
