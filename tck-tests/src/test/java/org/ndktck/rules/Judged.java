package org.ndktck.rules;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.record.TryRecord;
import org.ndktck.scripted.OpenGate;

/** What the rules say of a try that was recorded through a gate. */
final class Judged {

    private Judged() {}

    static List<Breach> breaches(OpenGate open, boolean disturbed) {
        return breaches(
                open,
                new TrialFacts(
                        Map.of(open.adapter(), new Maxima(16, 16)),
                        Map.of(),
                        Map.of(open.adapter(), Set.of(open.address())),
                        disturbed));
    }

    private static List<Breach> breaches(OpenGate open, TrialFacts facts) {
        return StandingRules.breaches(
                new TryRecord(open.gate().calls(), open.gate().events(), open.gate()::mayNeed), facts);
    }

    static List<RequirementId> rows(OpenGate open) {
        return breaches(open, false).stream().map(Breach::row).toList();
    }

    /** As the other one, for an adapter that has described itself before. */
    static List<RequirementId> rows(OpenGate open, ByteBuffer description) {
        TrialFacts facts = new TrialFacts(Map.of(), Map.of(open.adapter(), description), Map.of(), false);
        return breaches(open, facts).stream().map(Breach::row).toList();
    }
}
