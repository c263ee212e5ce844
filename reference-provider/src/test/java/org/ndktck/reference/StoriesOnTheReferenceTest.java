package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;
import org.ndktck.model.CallSequences;
import org.ndktck.model.ConnectorEvent;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.report.model.Finding;
import org.ndktck.waiting.WaitPolicy;

/** Every legal sequence of up to six calls of each side, told to the reference in every completion mode. */
class StoriesOnTheReferenceTest {

    private static final int CALLS_OF_A_SIDE = 6;
    private static final int ALL_STORIES = 236;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** A happening and its place among all of a call sequence. */
    private record Seen(int number, ConnectorEvent happening) {}

    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final Map<ConnectorEvent, Set<ConnectorEvent>> followed = new EnumMap<>(ConnectorEvent.class);

    @ParameterizedTest(name = "completion={0}")
    @ValueSource(strings = {"inline", "pending", "early", "inline-failures", "inline-successes"})
    void everyStoryBringsAboutWhatItMust(String completion) throws AdapterOpenException {
        assertThat(tellAll(completion)).isEqualTo(ALL_STORIES);
        assertThat(breaches).isEmpty();
    }

    /** Inline outcomes leave completions out; with pending ones every pair that can happen does. */
    @EachMode
    void noHappeningComesAfterOneThatRulesItOut(String completion) throws AdapterOpenException {
        tellAll(completion);

        for (ConnectorEvent first : ConnectorEvent.values()) {
            Set<ConnectorEvent> possible = EnumSet.allOf(ConnectorEvent.class);
            possible.removeIf(later -> first.whyNeverBefore(later).isPresent());
            Set<ConnectorEvent> seen = followed.getOrDefault(first, Set.of());
            assertThat(possible).as("after %s", first).containsAll(seen);
            if (completion.equals("pending")) {
                assertThat(seen).as("after %s", first).containsAll(possible);
            }
        }
    }

    private long tellAll(String completion) throws AdapterOpenException {
        try (OpenedAdapters adapters =
                new ReferenceProvider().open(new OpenRequest(Map.of("completion", completion), WorkerSlot.ONLY))) {
            TestEnvironment environment = new TestEnvironment(
                    adapters, AdapterProbe.of(adapters), new WaitPolicy(PATIENCE), breaches::add, 1);
            return CallSequences.tell(CALLS_OF_A_SIDE, moves -> run(environment, moves));
        }
    }

    private void run(TestEnvironment environment, ConsumerCalls moves) {
        try (Bench bench =
                new Bench(environment, RequirementId.CON_38, "CON-38:moves=" + moves, Circumstances.SIMPLEST)) {
            bench.run(new CallSequence(ConnectionPlan.SIMPLEST, ContextKind.UNIQUE, moves));
            Set<String> connectors = connectors(bench);
            connectors.forEach(connector -> pair(seenBy(connector, connectors, bench)));
        }
    }

    private static Set<String> connectors(Bench bench) {
        return bench.calls().stream()
                .filter(call -> call.function() == NdkFunction.CLOSE_CONNECTOR)
                .map(Call::object)
                .collect(java.util.stream.Collectors.toSet());
    }

    private static List<Seen> seenBy(String connector, Set<String> connectors, Bench bench) {
        List<Seen> seen = new ArrayList<>();
        for (Call call : bench.calls()) {
            boolean local = call.object().equals(connector);
            if (connectors.contains(call.object())) {
                seen.add(new Seen(call.number(), local ? ConnectorEvent.LOCAL_CALL : ConnectorEvent.PEERS_CALL));
            }
            if (local && call instanceof AsyncCall async) {
                boolean close = call.function() == NdkFunction.CLOSE_CONNECTOR;
                async.callbacks()
                        .forEach(callback -> seen.add(new Seen(
                                callback.number(),
                                close ? ConnectorEvent.CLOSE_COMPLETION : ConnectorEvent.COMPLETION)));
            }
        }
        for (EventCallback event : bench.events()) {
            if (event.object().equals(connector)) {
                seen.add(new Seen(
                        event.number(),
                        event.kind() == EventCallback.Kind.CONNECT
                                ? ConnectorEvent.CONNECT_EVENT
                                : ConnectorEvent.DISCONNECT_EVENT));
            }
        }
        seen.sort(Comparator.comparingInt(Seen::number));
        return seen;
    }

    private void pair(List<Seen> seen) {
        for (int first = 0; first < seen.size(); first++) {
            Set<ConnectorEvent> after = followed.computeIfAbsent(
                    seen.get(first).happening(), happening -> EnumSet.noneOf(ConnectorEvent.class));
            seen.subList(first + 1, seen.size()).forEach(later -> after.add(later.happening()));
        }
    }
}
