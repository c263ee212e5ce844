package org.ndktck.rules;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.record.TryRecord;

/** All rules. */
public final class StandingRules {

    private StandingRules() {}

    /** Judges a try that is over. */
    public static List<Breach> breaches(TryRecord record, Known known) {
        List<Breach> breaches = new ArrayList<>();
        new ConnectionDataRules(record, known, breaches::add).judge();
        new AddressRules(record, known, breaches::add).judge();
        new ConnectOutcomes(record, known, breaches::add).judge();
        if (!known.disturbed()) {
            new ConnectionOutcomes(record, breaches::add).judge();
        }
        new EventRules(record, known, breaches::add).judge();
        new RefusedRequests(record, known, breaches::add).judge();
        new AddressesInUse(record, breaches::add).judge();
        new AdapterInfoRules(record, known, breaches::add).judge();
        new ResultRules(record, breaches::add).judge();
        return breaches;
    }
}
