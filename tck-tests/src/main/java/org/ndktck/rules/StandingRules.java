package org.ndktck.rules;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.record.TryRecord;

/** The list of all standing rules, in the order in which they are asked. */
public final class StandingRules {

    private StandingRules() {}

    /** Judges a try that is over. */
    public static List<Breach> breaches(TryRecord record, TrialFacts facts) {
        List<Breach> breaches = new ArrayList<>();
        new ConnectionDataRules(record, facts, breaches::add).judge();
        new AddressRules(record, facts, breaches::add).judge();
        new ConnectStatusRules(record, facts, breaches::add).judge();
        if (!facts.disturbed()) {
            new AnswerStatusRules(record, breaches::add).judge();
            new RejectStatusRules(record, breaches::add).judge();
            new LocalAddressRules(record, facts, breaches::add).judge();
        }
        new EventRules(record, facts, breaches::add).judge();
        new RefusedRequestRules(record, facts, breaches::add).judge();
        new AddressInUseRules(record, breaches::add).judge();
        new AdapterInfoRules(record, facts, breaches::add).judge();
        new ResultRules(record, breaches::add).judge();
        return breaches;
    }
}
