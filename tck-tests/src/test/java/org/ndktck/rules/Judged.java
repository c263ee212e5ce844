package org.ndktck.rules;

import java.util.List;
import java.util.Map;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.record.TryRecord;
import org.ndktck.scripted.OpenGate;

/** What the rules say of a try that was recorded through a gate. */
final class Judged {

    private Judged() {}

    static List<Breach> breaches(OpenGate open, boolean disturbed) {
        Known known = new Known(Map.of(open.adapter(), new Maxima(16, 16)), disturbed);
        return StandingRules.breaches(
                new TryRecord(open.gate().calls(), open.gate().events(), open.gate()::name, open.gate()::mayNeed),
                known);
    }

    static List<RequirementId> rows(OpenGate open) {
        return breaches(open, false).stream().map(Breach::row).toList();
    }
}
