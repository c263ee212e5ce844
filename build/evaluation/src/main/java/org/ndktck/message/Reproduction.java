package org.ndktck.message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.engine.Manifest;
import org.ndktck.judgement.DeclaredPair;
import org.ndktck.judgement.MessageLine;
import org.ndktck.judging.Token;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.SimplerPlans;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** A failure with its token, replayed: whether it shows the failure again, and whether something simpler does. */
public final class Reproduction {

    private Reproduction() {}

    /**
     * Judges a fault on a requirement, reads the failure, replays its token and all that are one step simpler.
     *
     * @param pair the fault and the requirement
     * @return what came of it
     */
    public static MessageLine of(DeclaredPair pair) {
        return of(new JudgedFault(pair.fault().getSimpleName(), pair.id()));
    }

    /** As the other one, for any wrong provider. */
    static MessageLine of(JudgedFault accused) {
        RunResult result = accused.judged();
        Finding finding = accused.finding(result);
        List<String> complaints = new ArrayList<>(FailureLint.complaints(result));
        if (!finding.minimal()) {
            complaints.add("the search for a simpler plan was not finished");
        }
        if (!finding.token().startsWith(accused.id() + ":")) {
            complaints.add("the token is one of another requirement: " + finding.token());
        }
        Map<String, Boolean> simpler = new LinkedHashMap<>();
        Token token = Token.parse(finding.token(), Manifest.properties());
        for (List<Object> plans : SimplerPlans.than(token.plans())) {
            String text = token.id() + ":" + PlanText.of(plans);
            falsifies(accused, text).ifPresent(shown -> simpler.put(text, shown));
        }
        return new MessageLine(
                accused.provider(),
                accused.id().text(),
                finding.token(),
                complaints,
                replaysUntilShown(accused, finding.token()),
                simpler.size(),
                simpler.keySet().stream().filter(simpler::get).toList());
    }

    private static @Nullable Integer replaysUntilShown(JudgedFault accused, String token) {
        for (int replays = 1; replays <= MessageLine.REPLAYS; replays++) {
            if (shows(accused, token).orElseThrow()) {
                return replays;
            }
        }
        return null;
    }

    /** Whether a plan breaks the requirement; nothing if it is none for the provider's adapters. */
    private static Optional<Boolean> shows(JudgedFault accused, String token) {
        return replayed(accused, token).map(row -> row.verdict() == Verdict.VIOLATES);
    }

    /**
     * Whether a plan makes the requirement's own property fail. What a standing rule sees in passing is another failure: a
     * property may make the call in question also in its preparation.
     */
    private static Optional<Boolean> falsifies(JudgedFault accused, String token) {
        return replayed(accused, token)
                .map(row -> row.verdict() == Verdict.VIOLATES
                        && row.findings().stream().anyMatch(Finding::minimal));
    }

    private static Optional<Row> replayed(JudgedFault accused, String token) {
        return accused.replayed(token).map(result -> result.row(accused.id()));
    }
}
