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

/** Circumstances and properties make calls that the kit has to be able to make inside callbacks, too: a fault there acts. */
class CallsInsideCallbacksTest {

    /** More than a quick run has, since only few rows are judged here. */
    private static final int TRIES = 500;

    private static final Set<RequirementId> ABOUT_ADDRESSES =
            EnumSet.of(LIS_12, LIS_16, LIS_20, LIS_28, SEP_14, SEP_15);
    private static final Set<RequirementId> ABOUT_ANYTHING_ELSE = EnumSet.of(GPA_02, CON_14, ACC_10, REJ_04);

    @ParameterizedTest
    @ValueSource(strings = {"inConnectEvent", "inCompletion", "inDisconnectEvent", "inCloseCompletion"})
    void aPauseOfTheListenerThatTheTryIsAbout(String callback) throws RunException {
        assertThat(deviations("ControlConnectEvents.pause.pauseIgnored." + callback, ABOUT_ANYTHING_ELSE))
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"inConnectEvent", "inCompletion", "inDisconnectEvent", "inCloseCompletion"})
    void aReceiveOfTheQueuePairsThatTheTryIsAbout(String callback) throws RunException {
        assertThat(deviations("Receive.deed.notDone." + callback, ABOUT_ANYTHING_ELSE))
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"inConnectEvent", "inCompletion", "inDisconnectEvent", "inCloseCompletion"})
    void aClaimOfAnAddressInUse(String callback) throws RunException {
        assertThat(deviations("Listen.outcome.successForFailure." + callback, ABOUT_ADDRESSES))
                .isPositive();
    }

    /** Judges one row after the other, as far as the first that lets the fault act. */
    private static long deviations(String fault, Set<RequirementId> rows) throws RunException {
        GridProvider provider = new GridProvider(Grid.named("grid:" + fault));
        for (RequirementId row : rows) {
            if (provider.deviations() == 0) {
                Zoo.untilTheFirstViolation(provider, new Selection(Set.of(row), Set.of()), OptionalInt.of(TRIES));
            }
        }
        return provider.deviations();
    }
}
