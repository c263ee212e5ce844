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

/**
 * Violations that probably have one cause: the same function did the same wrong thing. With them, the rows that the
 * catalogue derives from theirs.
 *
 * @param findings the violations with a proof, the shortest first
 * @param derived the rows that follow from them
 */
public record CauseView(List<FindingView> findings, List<RowView> derived) {

    private static final Pattern FUNCTION = Pattern.compile("(?:\\.|^#\\d+ )(\\w+)");
    private static final Comparator<FindingView> SHORTEST = Comparator.comparingInt(
                    (FindingView view) -> view.calls().size())
            .thenComparing(view -> view.finding().token(), Finding.SIMPLEST);

    /** Groups the violations; the group with the shortest proof comes first. */
    static List<CauseView> of(Catalog catalog, List<FindingView> findings, List<RowView> derived) {
        Map<String, List<FindingView>> groups = new LinkedHashMap<>();
        findings.stream()
                .sorted(SHORTEST)
                .forEach(view -> groups.computeIfAbsent(key(view), key -> new ArrayList<>())
                        .add(view));
        List<CauseView> causes = new ArrayList<>();
        Set<RowView> open = new HashSet<>(derived);
        for (List<FindingView> group : groups.values()) {
            Set<RequirementId> broken = new HashSet<>();
            group.forEach(view -> broken.add(view.row().requirement().id()));
            Set<RequirementId> follow = catalog.derivedFrom(broken);
            List<RowView> fall = derived.stream()
                    .filter(row -> follow.contains(row.requirement().id()) && open.remove(row))
                    .toList();
            causes.add(new CauseView(List.copyOf(group), fall));
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
        return (function.find() ? function.group(1) : "") + " " + view.finding().observed();
    }

    /**
     * Gives the id of the row with the shortest proof.
     *
     * @return for example {@code GCD-12}
     */
    public String leader() {
        return findings.get(0).row().id();
    }

    /**
     * Counts the rows that fall with the leader.
     *
     * @return how many
     */
    public int others() {
        return findings.size() - 1 + derived.size();
    }
}
