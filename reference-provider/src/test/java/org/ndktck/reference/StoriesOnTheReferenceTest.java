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
import org.ndktck.environment.Site;
import org.ndktck.environment.Survey;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;
import org.ndktck.model.Happening;
import org.ndktck.model.Stories;
import org.ndktck.plan.Moves;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.Story;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.report.model.Finding;
import org.ndktck.waiting.Patience;

/** Every legal sequence of up to six calls of each side, told to the reference in every completion mode. */
class StoriesOnTheReferenceTest {

    private static final int CALLS_OF_A_SIDE = 6;
    private static final int ALL_STORIES = 236;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** A happening and its place among all of a story. */
    private record Seen(int number, Happening happening) {}

    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final Map<Happening, Set<Happening>> followed = new EnumMap<>(Happening.class);

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

        for (Happening first : Happening.values()) {
            Set<Happening> possible = EnumSet.allOf(Happening.class);
            possible.removeIf(later -> first.whyNeverBefore(later).isPresent());
            Set<Happening> seen = followed.getOrDefault(first, Set.of());
            assertThat(possible).as("after %s", first).containsAll(seen);
            if (completion.equals("pending")) {
                assertThat(seen).as("after %s", first).containsAll(possible);
            }
        }
    }

    private long tellAll(String completion) throws AdapterOpenException {
        try (OpenedAdapters adapters =
                new ReferenceProvider().open(new OpenRequest(Map.of("completion", completion), WorkerSlot.ONLY))) {
            Site site = new Site(adapters, Survey.of(adapters), new Patience(PATIENCE), breaches::add, 1);
            return Stories.tell(CALLS_OF_A_SIDE, moves -> tell(site, moves));
        }
    }

    private void tell(Site site, Moves moves) {
        try (Bench bench = new Bench(site, RequirementId.CON_38, "CON-38:moves=" + moves, Circumstances.SIMPLEST)) {
            bench.tell(new Story(ScenePlan.SIMPLEST, ContextKind.UNIQUE, moves));
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
                seen.add(new Seen(call.number(), local ? Happening.LOCAL_CALL : Happening.PEERS_CALL));
            }
            if (local && call instanceof AsyncCall async) {
                boolean close = call.function() == NdkFunction.CLOSE_CONNECTOR;
                async.callbacks()
                        .forEach(callback -> seen.add(new Seen(
                                callback.number(), close ? Happening.CLOSE_COMPLETION : Happening.COMPLETION)));
            }
        }
        for (EventCallback event : bench.events()) {
            if (event.object().equals(connector)) {
                seen.add(new Seen(
                        event.number(),
                        event.kind() == EventCallback.Kind.CONNECT
                                ? Happening.CONNECT_EVENT
                                : Happening.DISCONNECT_EVENT));
            }
        }
        seen.sort(Comparator.comparingInt(Seen::number));
        return seen;
    }

    private void pair(List<Seen> seen) {
        for (int first = 0; first < seen.size(); first++) {
            Set<Happening> after =
                    followed.computeIfAbsent(seen.get(first).happening(), happening -> EnumSet.noneOf(Happening.class));
            seen.subList(first + 1, seen.size()).forEach(later -> after.add(later.happening()));
        }
    }
}
