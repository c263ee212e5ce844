package org.ndktck.rules;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.record.TryRecord;

/** All rules. */
public final class StandingRules {

    private StandingRules() {}

    /** Judges a try that is over. */
    public static List<Breach> breaches(TryRecord record, TrialFacts facts) {
        List<Breach> breaches = new ArrayList<>();
        new ConnectionDataRules(record, facts, breaches::add).judge();
        new AddressRules(record, facts, breaches::add).judge();
        new ConnectOutcomes(record, facts, breaches::add).judge();
        if (!facts.disturbed()) {
            new ConnectionOutcomes(record, breaches::add).judge();
        }
        new EventRules(record, facts, breaches::add).judge();
        new RefusedRequests(record, facts, breaches::add).judge();
        new AddressesInUse(record, breaches::add).judge();
        new AdapterInfoRules(record, facts, breaches::add).judge();
        new ResultRules(record, breaches::add).judge();
        return breaches;
    }
}
