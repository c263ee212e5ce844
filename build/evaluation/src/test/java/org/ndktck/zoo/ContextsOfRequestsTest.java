package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.*;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.engine.Selection;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridProvider;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** A provider that is confused by what contexts posted requests have is seen. */
class ContextsOfRequestsTest {

    /** More than a quick run has, since only few rows are judged here. */
    private static final int TRIES = 500;

    private static final Set<RequirementId> ABOUT_POSTING = EnumSet.of(ACC_03, CON_03, CSE_04, QP_06, QP_15);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Send.deed.notDone.contextAgain",
                "Send.deed.notDone.contextNull",
                "Receive.deed.notDone.contextAgain",
                "Receive.deed.notDone.contextNull"
            })
    void aRequestThatIsLostForItsContext(String fault) throws RunException {
        RunResult result = Zoo.untilSomethingIsViolated(
                new GridProvider(Grid.named("grid:" + fault)),
                new Selection(ABOUT_POSTING, Set.of()),
                OptionalInt.of(TRIES));

        assertThat(result.rows()).extracting(Row::verdict).contains(Verdict.VIOLATES);
    }
}
