package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.LocalAddresses;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.connection.Connection;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.reading.Read;
import org.ndktck.report.model.Finding;
import org.ndktck.waiting.WaitPolicy;

/** Each circumstance is brought about around a plain connection of the reference, which it does not disturb. */
class SurroundedTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long A_WHILE_NANOS = Duration.ofMillis(200).toNanos();

    private final List<Finding> breaches = new CopyOnWriteArrayList<>();

    static Stream<Arguments> everyCircumstance() {
        return Stream.of("inline", "pending", "early")
                .flatMap(completion -> Stream.of(Route.values())
                        .flatMap(route -> Circumstances.dimensions().stream()
                                .flatMap(Circumstances::constants)
                                .filter(value -> !value.isOrdinary())
                                .map(value -> Arguments.of(completion, route, value))));
    }

    @ParameterizedTest(name = "completion={0}, {1}, {2}")
    @MethodSource("everyCircumstance")
    void eachCircumstanceIsBroughtAboutAndDisturbsNothing(String completion, Route route, Circumstance value)
            throws AdapterOpenException {
        try (OpenedAdapters adapters = opened(completion)) {
            Bench bench = connected(environment(adapters), RequirementId.CON_38, route, value);

            assertThat(bench.broughtAbout().contains(value)).isEqualTo(isReachable(value, route, completion));
            assertThat(bench.calls()).isNotEmpty().allMatch(SurroundedTest::isOver);
            assertThat(closes(bench)).isEqualTo(created(bench));
            assertThat(breaches).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(value = CallingThread.class, mode = EnumSource.Mode.EXCLUDE, names = "DRIVER")
    void someConnectIsCalledOnAnotherThread(CallingThread thread) throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Bench bench = connected(environment(adapters), thread);

            assertThat(connects(bench)).anyMatch(call -> call.caller() != Thread.currentThread());
        }
    }

    /** What else is called there, a witness of the required size included, leaves the judged call outside. */
    @ParameterizedTest
    @EnumSource(value = CallingThread.class, mode = EnumSource.Mode.MATCH_ALL, names = "IN_(?!OWN).*")
    void aCallbackCountsWhereACallThatTheRowIsAboutIsMadeInsideIt(CallingThread callback) throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            TestEnvironment environment = environment(adapters);
            List<Bench> aboutReads = ofSection(Section.GCD)
                    .map(id -> connected(environment, id, Route.OWN_ENDPOINT, callback))
                    .toList();
            List<Bench> aboutWhatIsNotCalled = ofSection(Section.QEI)
                    .map(id -> connected(environment, id, Route.OWN_ENDPOINT, callback))
                    .toList();

            assertThat(aboutReads)
                    .anyMatch(bench -> isInside(judgedRead(bench)))
                    .anyMatch(bench -> !isInside(judgedRead(bench)))
                    .allMatch(bench -> bench.broughtAbout().contains(callback) == isInside(judgedRead(bench)));
            assertThat(aboutWhatIsNotCalled)
                    .anyMatch(bench -> bench.calls().stream().anyMatch(SurroundedTest::isInside))
                    .noneMatch(bench -> bench.broughtAbout().contains(callback));
        }
    }

    /** Most objects are closed only when the try ends. */
    @ParameterizedTest
    @EnumSource(value = CallingThread.class, mode = EnumSource.Mode.MATCH_ALL, names = "IN_(?!OWN).*")
    void someCloseOfEachTypeIsCalledInsideACallback(CallingThread callback) throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            TestEnvironment environment = environment(adapters);
            List<NdkFunction> inside = ofSection(Section.CLO)
                    .map(id -> connected(environment, id, Route.SHARED_ENDPOINT, callback))
                    .flatMap(bench -> bench.calls().stream())
                    .filter(SurroundedTest::isInside)
                    .map(Call::function)
                    .toList();

            assertThat(inside)
                    .contains(
                            NdkFunction.CLOSE_CONNECTOR,
                            NdkFunction.CLOSE_QP,
                            NdkFunction.CLOSE_CQ,
                            NdkFunction.CLOSE_PD,
                            NdkFunction.CLOSE_LISTENER,
                            NdkFunction.CLOSE_SHARED_ENDPOINT);
            assertThat(breaches).isEmpty();
        }
    }

    /** A close that ends inline has no callback to make a call inside of. */
    @Test
    void callbacksThatDoNotComeAreGivenUp() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("inline")) {
            TestEnvironment environment = environment(adapters);
            List<Integer> connects = IntStream.range(0, 4)
                    .mapToObj(any -> connected(environment, CallingThread.IN_CLOSE_COMPLETION))
                    .map(bench -> connects(bench).size())
                    .toList();

            assertThat(connects.get(0)).isGreaterThan(1);
            assertThat(connects.get(3)).isEqualTo(1);
        }
    }

    @Test
    void whatARejectBroughtIsAskedForBeforeTheEnd() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Bench bench = surroundedBy(EarlierQueries.DATA, environment(adapters));
            Connection connection =
                    bench.connection(ConnectionPlan.SIMPLEST.overOwnEndpoint()).requested();
            connection.passive().rejectsFor(connection.active());
            bench.close();

            assertThat(calls(bench, NdkFunction.GET_CONNECTION_DATA))
                    .extracting(Call::target)
                    .contains(connection.active().connector());
            assertThat(breaches).isEmpty();
        }
    }

    /** The callback may run when all else is over. */
    @Test
    void whatACallbackClosesIsNotAskedForAtTheEnd() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Bench bench = surroundedBy(EarlierQueries.OFTEN, environment(adapters));
            Connection connection = bench.connection(ConnectionPlan.SIMPLEST.overSharedEndpoint())
                    .established();
            bench.inside().disconnectEvent(connector -> {
                LockSupport.parkNanos(A_WHILE_NANOS);
                bench.closeOnce(connector.object());
            });
            connection.active().disconnect();
            connection.passive().awaitDisconnectEvent();
            int before = bench.calls().size();
            bench.close();

            assertThat(bench.calls().stream().skip(before))
                    .filteredOn(call -> call.function() == NdkFunction.GET_PEER_ADDRESS)
                    .isNotEmpty()
                    .extracting(Call::target)
                    .containsOnly(connection.active().connector());
        }
    }

    @Test
    void resultsAreAskedForBeforeThereAreAnyUnlessSomethingIsPosted() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            TestEnvironment environment = environment(adapters);
            Bench bench = surroundedBy(EarlierQueries.OFTEN, environment);
            connect(bench, Route.OWN_ENDPOINT);
            bench.close();
            Bench posting = surroundedBy(EarlierQueries.OFTEN, environment);
            Connection posted = posting.connection(ConnectionPlan.SIMPLEST.overOwnEndpoint());
            posted.passive().receive();
            posted.established();
            List<Call> before = calls(posting, NdkFunction.GET_CQ_RESULTS);
            posting.close();

            assertThat(calls(bench, NdkFunction.GET_CQ_RESULTS)).isNotEmpty();
            assertThat(before).isEmpty();
            assertThat(calls(posting, NdkFunction.GET_CQ_RESULTS))
                    .as("what is there at the end is taken")
                    .isNotEmpty();
        }
    }

    /** A property that reads leaves the local endpoint to the circumstances. */
    @Test
    void whatIsReadIsReadOverASharedEndpointWhereTheCircumstancesSaySo() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Bench bench = surroundedBy(EndpointUse.CARRIED, environment(adapters));
            bench.read(ConnectionDataPlan.SIMPLEST, Read.exactFetch());
            bench.close();

            assertThat(calls(bench, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT)).hasSize(2);
            assertThat(bench.broughtAbout()).contains(EndpointUse.CARRIED);
        }
    }

    private static Bench surroundedBy(Circumstance value, TestEnvironment environment) {
        return new Bench(environment, RequirementId.CON_38, "CON-38:plan", Circumstances.SIMPLEST.with(value));
    }

    private static OpenedAdapters opened(String completion) throws AdapterOpenException {
        return new ReferenceProvider().open(new OpenRequest(Map.of("completion", completion), WorkerSlot.ONLY));
    }

    private TestEnvironment environment(OpenedAdapters adapters) {
        return new TestEnvironment(adapters, AdapterProbe.of(adapters), new WaitPolicy(PATIENCE), breaches::add, 1);
    }

    /** A try that is over, of a row about NdkConnect. */
    private static Bench connected(TestEnvironment environment, CallingThread thread) {
        return connected(environment, RequirementId.CON_01, Route.OWN_ENDPOINT, thread);
    }

    private static Bench connected(TestEnvironment environment, RequirementId judged, Route route, Circumstance value) {
        Bench bench = new Bench(environment, judged, judged.text() + ":plan", Circumstances.SIMPLEST.with(value));
        connect(bench, route);
        bench.close();
        return bench;
    }

    @Test
    void whereNothingElseIsReadTheWitnessesAreWhatIsJudged() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            TestEnvironment environment = environment(adapters);

            assertThat(ofSection(Section.GCD)).allSatisfy(id -> {
                Bench bench = new Bench(
                        environment,
                        id,
                        id.text() + ":plan",
                        Circumstances.SIMPLEST.with(CallingThread.IN_CONNECT_EVENT));
                bench.connection(ConnectionPlan.SIMPLEST.overOwnEndpoint())
                        .requested()
                        .passive()
                        .read();
                bench.close();

                assertThat(bench.broughtAbout()).contains(CallingThread.IN_CONNECT_EVENT);
            });
        }
    }

    /** What surrounds a connection is waited for, which would let a held callback return. */
    @ParameterizedTest
    @MethodSource("whatIsWaitedFor")
    void whatSurroundsAConnectionLeavesTheCallInsideItsCallbacks(RequirementId about, Circumstance value)
            throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            TestEnvironment environment = environment(adapters);
            Circumstances inside =
                    Circumstances.SIMPLEST.with(CallingThread.IN_OWN_CALLBACK).with(value);

            List<Bench> tries = IntStream.range(0, 10)
                    .mapToObj(number -> {
                        Bench bench = new Bench(environment, about, about.text() + ":plan" + number, inside);
                        connect(bench, Route.SHARED_ENDPOINT);
                        bench.close();
                        return bench;
                    })
                    .toList();

            assertThat(tries)
                    .anyMatch(bench -> bench.broughtAbout().containsAll(Set.of(CallingThread.IN_OWN_CALLBACK, value)))
                    .allMatch(bench -> bench.calls().stream().allMatch(SurroundedTest::isOver));
            assertThat(breaches).isEmpty();
        }
    }

    static Stream<Arguments> whatIsWaitedFor() {
        return Stream.of(
                Arguments.of(RequirementId.CSE_06, OtherConnection.OLDER),
                Arguments.of(RequirementId.CSE_06, OtherConnection.UNANSWERED),
                Arguments.of(RequirementId.CSE_06, EndpointUse.CARRYING),
                Arguments.of(RequirementId.CSE_06, EndpointUse.CARRIED),
                Arguments.of(RequirementId.CSE_06, EndpointUse.REJECTED),
                Arguments.of(RequirementId.SEP_04, OtherListener.OTHER_PORT),
                Arguments.of(RequirementId.SEP_04, RequestOrder.FOURTH),
                Arguments.of(RequirementId.SEP_04, OtherConnection.OLDER_AT_THE_LISTENER),
                Arguments.of(RequirementId.ACC_04, OtherConnection.NEWER),
                Arguments.of(RequirementId.ACC_04, OtherConnection.CLOSED_BETWEEN));
    }

    /** What is asked before does not find out the required size. */
    @Test
    void pointersOfTheSizeCountWhereItIsFoundOut() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Circumstances asked =
                    Circumstances.SIMPLEST.with(EarlierQueries.SIZE).with(FetchPointers.NEITHER);

            Bench asks = new Bench(environment(adapters), RequirementId.CON_38, "CON-38:plan", asked);
            asks.connection(ConnectionPlan.SIMPLEST).established();
            asks.close();
            Bench reads = new Bench(environment(adapters), RequirementId.CON_38, "CON-38:plan", asked);
            reads.connection(ConnectionPlan.SIMPLEST).requested().passive().read();
            reads.close();

            assertThat(asks.broughtAbout()).contains(EarlierQueries.SIZE).doesNotContain(FetchPointers.NEITHER);
            assertThat(reads.broughtAbout()).contains(EarlierQueries.SIZE, FetchPointers.NEITHER);
        }
    }

    @Test
    void aListenerThatIsClosedBeforeTheAnswerIsPausedBefore() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Circumstances surrounded =
                    Circumstances.SIMPLEST.with(ListenerPause.WHEN_CLOSED).with(AntecedentClose.LISTENER_CLOSING);

            Bench bench = new Bench(environment(adapters), RequirementId.CON_38, "CON-38:plan", surrounded);
            connect(bench, Route.OWN_ENDPOINT);
            bench.close();

            assertThat(bench.broughtAbout())
                    .containsExactlyInAnyOrder(ListenerPause.WHEN_CLOSED, AntecedentClose.LISTENER_CLOSING);
            assertThat(breaches).isEmpty();
        }
    }

    /** An earlier request is accepted and completed in some form; the try itself connects nothing. */
    @Test
    void whatStandsBesideBringsNothingAboutForTheTryItself() throws AdapterOpenException {
        try (OpenedAdapters adapters = opened("pending")) {
            Circumstances surrounded = Circumstances.SIMPLEST
                    .with(RequestOrder.AFTER_ACCEPTED)
                    .with(PeerForm.OTHER_VERSION)
                    .with(PeerEvent.UNREGISTERED)
                    .with(LocalAddresses.BOTH_OTHERS);

            Bench listens = new Bench(environment(adapters), RequirementId.LIS_19, "LIS-19:plan", surrounded);
            listens.connection(ConnectionPlan.SIMPLEST).listening();
            listens.close();

            assertThat(listens.broughtAbout())
                    .containsExactlyInAnyOrder(RequestOrder.AFTER_ACCEPTED, LocalAddresses.BOTH_OTHERS);
        }
    }

    private static Stream<RequirementId> ofSection(Section section) {
        return Stream.of(RequirementId.values()).filter(id -> id.section() == section);
    }

    /** The last one: those before it are witnesses. */
    private static Call judgedRead(Bench bench) {
        return bench.calls().stream()
                .filter(call -> call.function() == NdkFunction.GET_CONNECTION_DATA)
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    private static boolean isInside(Call call) {
        return call.caller() != Thread.currentThread();
    }

    private static List<Call> connects(Bench bench) {
        return calls(bench, NdkFunction.CONNECT);
    }

    private static List<Call> calls(Bench bench, NdkFunction function) {
        return bench.calls().stream()
                .filter(call -> call.function() == function)
                .toList();
    }

    private static boolean isOver(Call call) {
        return call.ended() && (!(call instanceof AsyncCall async) || async.settled());
    }

    private static long closes(Bench bench) {
        return bench.calls().stream()
                .filter(call -> call.function().kind() == NdkFunction.Kind.CLOSE)
                .count();
    }

    /** What the consumers made, and the connectors that came with connect events. */
    private static long created(Bench bench) {
        long made = bench.calls().stream()
                .filter(call -> call.function().kind() == NdkFunction.Kind.CREATE)
                .count();
        return made
                + bench.events().stream()
                        .filter(event -> event.kind() == EventCallback.Kind.CONNECT)
                        .count();
    }

    /**
     * What a shared endpoint was used for before surrounds nothing where none is used; a close that ends inline has no
     * completion to call inside; and what is told on the caller's own stack keeps no thread of the provider.
     */
    private static boolean isReachable(Circumstance value, Route route, String completion) {
        return (!(value instanceof EndpointUse) || route == Route.SHARED_ENDPOINT)
                && (value != CallingThread.IN_CLOSE_COMPLETION || !completion.equals("inline"))
                && (value != CallingThread.IN_OWN_CALLBACK || completion.equals("pending"));
    }

    private static void connect(Bench bench, Route route) {
        ConnectionPlan plan = (route == Route.OWN_ENDPOINT
                        ? ConnectionPlan.SIMPLEST.overOwnEndpoint()
                        : ConnectionPlan.SIMPLEST.overSharedEndpoint())
                .sending(new PrivateData(3, Pattern.COUNTING), new PrivateData(5, Pattern.COUNTING));
        Connection connection = bench.connection(plan);
        assertThat(connection.read(Read.exactFetch()).call().brought(plan.requestBytes()))
                .isTrue();
        connection.established();
    }
}
