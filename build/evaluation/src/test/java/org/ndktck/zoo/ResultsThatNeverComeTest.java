package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.engine.Selection;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Verdict;

/** A provider that notifies of results and gives none is asked for them, but not for ever. */
class ResultsThatNeverComeTest {

    private static final int FEW_TRIES = 3;

    @Test
    void theWaitEnds() throws RunException {
        ProviderWithout none = new ProviderWithout(EnumSet.of(NdkFunction.GET_CQ_RESULTS));
        Selection posted = new Selection(Set.of(RequirementId.DIS_07), Set.of());

        assertThat(Zoo.untilTheFirstViolation(none, posted, OptionalInt.of(FEW_TRIES))
                        .row(RequirementId.DIS_07)
                        .verdict())
                .isNotIn(Verdict.CONFORMS, Verdict.NOTED);
    }
}
