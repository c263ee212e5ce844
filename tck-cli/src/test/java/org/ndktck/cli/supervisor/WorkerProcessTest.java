package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.ProviderChoice;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.worker.WorkerMessage;
import org.ndktck.cli.worker.WorkerTask;
import org.ndktck.engine.JudgingOptions;

/** What a worker tells of the things that it waited for in vain, and what it makes of what others tell. */
class WorkerProcessTest {

    private static final String LOST = "NdkDisconnect";

    private static boolean isLast(String line) {
        return Stream.of(WorkerMessage.DONE, WorkerMessage.REFUSED, WorkerMessage.BROKEN)
                        .anyMatch(one -> line.startsWith(one.name()))
                || line.equals("null");
    }

    private static WorkerTask aShareOnAProviderThatNeverCompletesADisconnect() {
        ProviderChoice provider =
                new ProviderChoice(Optional.of("faulty:NeverCompletesADisconnect"), List.of(), Map.of());
        RunOrder order = new RunOrder(
                provider,
                JudgingOptions.QUICK.withTries(3).onlyFor(RequirementId.DIS_02).withPatience(Duration.ofMillis(300)),
                Optional.empty());
        return WorkerTask.judged(order, 0, 2, Map.of());
    }

    /** What the worker says until it is done. */
    private static List<String> said(String... missedByOthers) throws IOException, InterruptedException {
        BlockingQueue<WorkerProcess.Event> events = new LinkedBlockingQueue<>();
        List<String> said = new ArrayList<>();
        try (WorkerServer server = WorkerServer.open()) {
            WorkerProcess worker = WorkerProcess.start(1, 0, server, List.of("-XX:TieredStopAtLevel=1"), events);
            assertThat(events.take().line()).startsWith(WorkerMessage.HELLO.name());
            for (String thing : missedByOthers) {
                worker.tell(WorkerMessage.MISSED, thing);
            }
            worker.judge(aShareOnAProviderThatNeverCompletesADisconnect());
            while (said.stream().noneMatch(WorkerProcessTest::isLast)) {
                said.add(String.valueOf(events.take().line()));
            }
        }
        assertThat(said).endsWith("DONE ");
        return said;
    }

    @Test
    void itTellsOnceWhatItWaitedForInVain() throws IOException, InterruptedException {
        assertThat(said()).containsOnlyOnce("MISSED " + LOST);
    }

    @Test
    void itAccusesAlsoWithoutThisWaitOnceAnotherHasWaited() throws IOException, InterruptedException {
        List<String> said = said(LOST);

        assertThat(said).doesNotContain("MISSED " + LOST);
        assertThat(said)
                .anyMatch(line -> line.contains("\"row\":{\"id\":\"CB-01\"") && line.contains("REQUIRED_MISSING"));
    }
}
