package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;

/**
 * Violations that probably have one cause: the same function did the same wrong thing. With them, the rows that the
 * catalogue derives from theirs, and those of which a standing rule saw something that may come of them.
 *
 * @param findings the violations with a proof, the shortest first
 * @param derived the rows that follow from them
 * @param noted the rows to judge again once these are repaired
 */
public record CauseView(List<FindingView> findings, List<RowView> derived, List<RowView> noted) {

    private static final Pattern FUNCTION = Pattern.compile("(?:\\.|^#\\d+ )(\\w+)");

    /** Functions have the same for both directions, and mostly in one place. */
    private static final Pattern DIRECTION = Pattern.compile("Inbound|Outbound");

    /** One permitted value says more than a range of them. */
    private static final Comparator<FindingView> SHORTEST = Comparator.comparingInt(
                    (FindingView view) -> view.calls().size())
            .thenComparing(view -> view.finding().expected().contains(".."))
            .thenComparing(view -> view.finding().token(), Finding.SIMPLEST);

    /** Groups the violations; the group with the shortest proof comes first. */
    static List<CauseView> of(Catalog catalog, List<FindingView> findings, List<RowView> rows) {
        Map<String, List<FindingView>> groups = new LinkedHashMap<>();
        findings.stream()
                .sorted(SHORTEST)
                .forEach(view -> groups.computeIfAbsent(key(view), key -> new ArrayList<>())
                        .add(view));
        List<CauseView> causes = new ArrayList<>();
        Set<RowView> open = new HashSet<>(rows);
        for (List<FindingView> group : groups.values()) {
            Set<RequirementId> broken = new HashSet<>();
            group.forEach(view -> broken.add(view.row().requirement().id()));
            Set<RequirementId> follow = catalog.derivedFrom(broken);
            List<RowView> fall = rows.stream()
                    .filter(row -> row.violated() && row.row().findings().isEmpty())
                    .filter(row -> follow.contains(row.requirement().id()) && open.remove(row))
                    .toList();
            fall.forEach(row -> broken.add(row.requirement().id()));
            List<RowView> beside = rows.stream()
                    .filter(row -> isNotedBeside(row, broken) && open.remove(row))
                    .toList();
            causes.add(new CauseView(List.copyOf(group), fall, beside));
        }
        return List.copyOf(causes);
    }

    /** What was seen of which function: where both are the same, one line of the provider is likely to be wrong. */
    private static String key(FindingView view) {
        String judged = view.finding().calls().stream()
                .filter(CallLine::judged)
                .map(CallLine::text)
                .findFirst()
                .orElse("");
        Matcher function = FUNCTION.matcher(judged);
        String observed = DIRECTION.matcher(view.finding().observed()).replaceAll("");
        return (function.find() ? function.group(1) : "") + " " + observed;
    }

    private static boolean isNotedBeside(RowView row, Set<RequirementId> broken) {
        return row.row().notes().stream()
                .map(Note::grounds)
                .anyMatch(grounds -> grounds instanceof Note.BesideABroken beside && broken.contains(beside.broken()));
    }

    /**
     * Names the group.
     *
     * @return for example {@code 9 rows, 4 proofs, probably one cause}
     */
    public String title() {
        int rows = findings.size() + derived.size();
        return rows + " rows, " + findings.size() + (findings.size() == 1 ? " proof" : " proofs")
                + ", probably one cause";
    }

    /**
     * Tells whether more than one row is in the group.
     *
     * @return false for a proof that nothing falls with
     */
    public boolean several() {
        return findings.size() + derived.size() + noted.size() > 1;
    }
}
