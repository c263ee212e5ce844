package org.ndktck.report.next;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;

/**
 * One step.
 *
 * @param functions what to write
 * @param rows which rows wait for it; those of a step without a status need nothing else
 * @param status what the function answers, if it says that it is not supported
 */
record Step(Set<FunctionName> functions, List<RequirementId> rows, Optional<String> status) {

    private static final int NAMED = 3;

    String names() {
        return functions.stream().map(FunctionName::text).distinct().collect(Collectors.joining(", "));
    }

    String text() {
        boolean one = rows.size() == 1;
        String start = status.map(answer -> names() + ", which answers " + answer + ": " + rows.size()
                        + (one ? " row waits for it" : " rows wait for it"))
                .orElseGet(() -> rows.size() + (one ? " row needs only " : " rows need only ") + names());
        String ids = rows.stream().limit(NAMED).map(RequirementId::text).collect(Collectors.joining(", "));
        return start + " (" + ids + (rows.size() > NAMED ? ", ..." : "") + ")";
    }
}
