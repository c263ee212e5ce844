package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Tolerated;
import org.ndktck.judgement.BlameLine;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * What the kit must say of one provider of the zoo.
 *
 * @param breaks requirements that must come out VIOLATES
 * @param also requirements that must as well, with a written reason; the whole matrix is held to that
 * @param nowAndThen requirements that may, with a written reason
 * @param tolerated requirements that must come out NOTED
 */
record Expectation(
        Set<RequirementId> breaks,
        Set<RequirementId> also,
        Set<RequirementId> nowAndThen,
        Set<RequirementId> tolerated) {

    private static final Catalog CATALOG = Catalog.load();
    private static final String ACCUSED_WRONGLY = "accused wrongly";
    private static final String BROKEN_BY_THE_KIT = "broken by the kit";

    static Expectation of(Class<? extends NdkProvider> provider) {
        Breaks breaks = provider.getAnnotation(Breaks.class);
        Tolerated tolerated = provider.getAnnotation(Tolerated.class);
        return new Expectation(
                breaks == null ? Set.of() : Set.of(breaks.value()),
                breaks == null ? Set.of() : Set.of(breaks.also()),
                breaks == null ? Set.of() : Set.of(breaks.nowAndThen()),
                tolerated == null ? Set.of() : Set.of(tolerated.value()));
    }

    /** Whether any requirement is named: a provider without one must simply conform. */
    boolean isFault() {
        return !breaks.isEmpty() || !tolerated.isEmpty();
    }

    /** The requirements that may come out violated or noted: those named, and what follows from them. */
    Set<RequirementId> concerned() {
        Set<RequirementId> concerned = EnumSet.noneOf(RequirementId.class);
        concerned.addAll(permitted());
        concerned.addAll(tolerated);
        return concerned;
    }

    /** What a run of the other requirements must not say. */
    List<String> accusations(RunResult ofTheOthers) {
        List<String> accusations = new ArrayList<>();
        report(accusations, ACCUSED_WRONGLY, ids(ofTheOthers, Verdict.VIOLATES));
        reportDefects(accusations, ofTheOthers);
        return accusations;
    }

    private static void reportDefects(List<String> accusations, RunResult result) {
        result.rows().stream()
                .filter(row -> row.verdict() == Verdict.BROKEN)
                .forEach(row -> accusations.add(BROKEN_BY_THE_KIT + ": " + row.id() + " " + row.reason()));
    }

    /** What a run of those that are concerned must not say. */
    List<String> accusationsBeyondThePermitted(RunResult result) {
        List<String> accusations = new ArrayList<>();
        report(accusations, ACCUSED_WRONGLY, minus(ids(result, Verdict.VIOLATES), permitted()));
        reportDefects(accusations, result);
        return accusations;
    }

    /** What must come out violated or noted, and did not. */
    List<String> unseen(RunResult result) {
        List<String> unseen = new ArrayList<>();
        report(unseen, "not violated", minus(breaks, ids(result, Verdict.VIOLATES)));
        report(unseen, "not noted", minus(tolerated, ids(result, Verdict.NOTED)));
        return unseen;
    }

    /** What must come out violated or noted. */
    Set<RequirementId> demanded() {
        Set<RequirementId> demanded = EnumSet.noneOf(RequirementId.class);
        demanded.addAll(breaks);
        demanded.addAll(tolerated);
        return demanded;
    }

    /** Everything about a result that is not as it must be. */
    List<String> disagreements(RunResult result) {
        List<String> disagreements = unseen(result);
        disagreements.addAll(accusationsBeyondThePermitted(result));
        int exitCode = breaks.isEmpty() ? 0 : 1;
        if (result.headline().exitCode() != exitCode) {
            disagreements.add("exit " + result.headline().exitCode() + " instead of " + exitCode + ": "
                    + result.headline().text() + undecided(result));
        }
        return disagreements;
    }

    /** Whether all that is wrong is that something went unnoticed. */
    static boolean onlyMissed(List<String> disagreements) {
        return !disagreements.isEmpty()
                && disagreements.stream()
                        .noneMatch(text -> text.startsWith(ACCUSED_WRONGLY) || text.startsWith(BROKEN_BY_THE_KIT));
    }

    /** Whether everything came out that the fault names beside what it breaks. */
    boolean sawAllNamedBeside(RunResult result) {
        return minus(also, ids(result, Verdict.VIOLATES)).isEmpty();
    }

    /** What was seen, for the blame matrix. */
    BlameLine line(String provider, List<RunResult> seen, int looks) {
        Set<RequirementId> follows = EnumSet.noneOf(RequirementId.class);
        follows.addAll(CATALOG.derivedFrom(breaks));
        also.stream().filter(this::isFollowedByABrokenOne).forEach(follows::add);
        Set<RequirementId> besides = minus(permitted(), named());
        Set<RequirementId> violated = EnumSet.noneOf(RequirementId.class);
        seen.forEach(result -> violated.addAll(ids(result, Verdict.VIOLATES)));
        return new BlameLine(
                provider,
                texts(breaks),
                texts(follows),
                texts(also),
                texts(nowAndThen),
                texts(minus(besides, follows)),
                texts(violated),
                looks);
    }

    /** What a broken requirement follows from is broken with it. */
    private boolean isFollowedByABrokenOne(RequirementId beside) {
        return CATALOG.derivedFrom(Set.of(beside)).stream().anyMatch(breaks::contains);
    }

    private static List<String> texts(Set<RequirementId> ids) {
        return ids.stream().sorted().map(RequirementId::text).toList();
    }

    private Set<RequirementId> permitted() {
        Set<RequirementId> permitted = named();
        permitted.addAll(CATALOG.derivedFrom(Set.copyOf(permitted)));
        return permitted;
    }

    private Set<RequirementId> named() {
        Set<RequirementId> named = EnumSet.noneOf(RequirementId.class);
        named.addAll(breaks);
        named.addAll(also);
        named.addAll(nowAndThen);
        return named;
    }

    private static String undecided(RunResult result) {
        return result.rows().stream()
                .filter(row -> row.verdict() == Verdict.INCONCLUSIVE || row.verdict() == Verdict.FLAKY)
                .map(row -> "; " + row.id() + " " + row.reason())
                .collect(Collectors.joining());
    }

    private static Set<RequirementId> ids(RunResult result, Verdict verdict) {
        return result.rows().stream()
                .filter(row -> row.verdict() == verdict)
                .map(Row::id)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(RequirementId.class)));
    }

    private static Set<RequirementId> minus(Set<RequirementId> from, Set<RequirementId> what) {
        Set<RequirementId> rest = EnumSet.noneOf(RequirementId.class);
        rest.addAll(from);
        rest.removeAll(what);
        return rest;
    }

    private static void report(List<String> disagreements, String what, Set<RequirementId> ids) {
        if (!ids.isEmpty()) {
            disagreements.add(what + ": " + ids);
        }
    }
}
