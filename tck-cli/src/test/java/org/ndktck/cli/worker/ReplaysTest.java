package org.ndktck.cli.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.ProviderChoice;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.environment.WorkerContext;
import org.ndktck.faulty.completion.NeverCompletesADisconnect;
import org.ndktck.faulty.getconnectiondata.AnswersTheLengthQueryWithBufferTooSmall;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.model.Repetition;

/** What replays of a case say. */
class ReplaysTest {

    private static final Duration PATIENCE = Duration.ofMillis(300);

    private static final ReplayedCase LENGTH_QUERY =
            new ReplayedCase(RequirementId.GCD_07, "GCD-07:request-length=1", false);

    private static Optional<Repetition> replays(NdkProvider provider, ReplayedCase one) throws RunException {
        RunOrder order = new RunOrder(
                new ProviderChoice(Optional.empty(), List.of(), Map.of()),
                JudgingOptions.QUICK.withPatience(PATIENCE),
                Optional.empty());
        return new Replays(order.request(provider), WorkerContext.ALONE, () -> {}).of(one);
    }

    @Test
    void whatIsThereIsSeenEveryTime() throws RunException {
        assertThat(replays(new AnswersTheLengthQueryWithBufferTooSmall(), LENGTH_QUERY))
                .hasValue(new Repetition(3, 3));
    }

    @Test
    void whatIsNotThereIsNotSeen() throws RunException {
        assertThat(replays(new ReferenceProvider(), LENGTH_QUERY)).hasValue(new Repetition(0, 3));
    }

    @Test
    void whatDoesNotComeIsMissedEveryTime() throws RunException {
        ReplayedCase neverCompletes = new ReplayedCase(RequirementId.CB_01, "CB-01:ending=disconnect", true);

        assertThat(replays(new NeverCompletesADisconnect(), neverCompletes)).hasValue(new Repetition(3, 3));
    }

    /** Its property needs a disconnect that ends, so that nothing is judged at all. */
    @Test
    void whatCannotBeDecidedProvesNothing() throws RunException {
        ReplayedCase needsADisconnect = new ReplayedCase(RequirementId.DIS_07, "DIS-07:simplest", true);

        assertThat(replays(new NeverCompletesADisconnect(), needsADisconnect)).isEmpty();
    }
}
