package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.*;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.connection.Connection;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.faulty.lawful.UsesClosedObjectsAgain;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.record.TryRecord;
import org.ndktck.report.model.Finding;
import org.ndktck.waiting.WaitPolicy;

/** A consumer that holds on to a side whose connector is closed, while another connector lies in the same memory. */
class PoolOfObjectsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<Finding> breaches = new CopyOnWriteArrayList<>();

    @Test
    void anotherConnectorInTheMemoryOfAClosedOneIsNotTheSameSides() throws AdapterOpenException {
        OpenRequest request = new OpenRequest(Map.of(), WorkerSlot.ONLY);
        try (OpenedAdapters adapters = new UsesClosedObjectsAgain().open(request)) {
            TestEnvironment environment = new TestEnvironment(
                    adapters, AdapterProbe.of(adapters), new WaitPolicy(PATIENCE), breaches::add, 1);
            Bench bench = new Bench(environment, RequirementId.CEV_03, "CEV-03:plan", Circumstances.SIMPLEST);
            Connection first =
                    bench.connection(ConnectionPlan.SIMPLEST.overOwnEndpoint()).established();
            bench.close(first.active().connector());
            bench.close(first.passive().connector());
            Connection second = bench.connectionBeside(ConnectionPlan.SIMPLEST.overOwnEndpoint())
                    .established();
            assertThat(List.of(second.active().connector(), second.passive().connector()))
                    .as("what lies where the connectors of the first connection lay")
                    .containsExactlyInAnyOrder(
                            first.active().connector(), first.passive().connector());

            first.active().closeOnce();
            first.passive().closeOnce();

            assertThat(bench.isOpen(second.active().connector())).isTrue();
            assertThat(bench.isOpen(second.passive().connector())).isTrue();
            second.active().closeOnce();
            assertThat(bench.isOpen(second.active().connector())).isFalse();
            bench.close();
            assertThat(closes(bench)).as("closes of each connector").containsExactly(1, 1, 1, 1);
            assertThat(breaches).isEmpty();
        }
    }

    /** By the record that the standing rules read: two connectors in one memory are two there. */
    private static List<Integer> closes(Bench bench) {
        TryRecord record = new TryRecord(bench.calls(), bench.events(), (object, antecedent) -> false);
        return record.connectors().stream()
                .map(connector -> (int) connector.calls().stream()
                        .filter(call -> call.function() == NdkFunction.CLOSE_CONNECTOR)
                        .count())
                .toList();
    }
}
