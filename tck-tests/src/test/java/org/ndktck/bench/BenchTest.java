package org.ndktck.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Delivery;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.plan.lifetime.ObjectKind;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.trial.InvariantBroken;
import org.ndktck.verify.EffectiveLimits;
import org.ndktck.verify.OutParameter;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;

/** What a property works with in one try. */
class BenchTest {

    private static final ConnectionDataPlan PLAN =
            OpenEnvironment.plan(Side.PASSIVE, QueryMoment.AFTERWARDS, AnswerTime.AFTERWARDS);

    private static final Map<NdkFunction, NdkFunction> CREATED_AND_CLOSED = Map.of(
            NdkFunction.CREATE_CQ, NdkFunction.CLOSE_CQ,
            NdkFunction.CREATE_PD, NdkFunction.CLOSE_PD,
            NdkFunction.CREATE_QP, NdkFunction.CLOSE_QP,
            NdkFunction.CREATE_CONNECTOR, NdkFunction.CLOSE_CONNECTOR,
            NdkFunction.CREATE_LISTENER, NdkFunction.CLOSE_LISTENER);

    static Stream<Arguments> ways() {
        return Stream.of(Side.values())
                .flatMap(side -> Stream.of(QueryMoment.values())
                        .flatMap(moment ->
                                Stream.of(AnswerTime.values()).map(answer -> Arguments.of(side, moment, answer))));
    }

    // --- reading

    @ParameterizedTest
    @MethodSource("ways")
    void eachSideIsReadAtEachMoment(Side side, QueryMoment moment, AnswerTime answer) {
        ConnectionDataPlan plan = OpenEnvironment.plan(side, moment, answer);
        for (Script script : List.of(new Script(), new Script().everythingAtOnce())) {
            try (OpenEnvironment open = new OpenEnvironment(script);
                    Bench bench = open.bench(RequirementId.GCD_07)) {
                ReadResults reads = bench.read(plan, Read.sizeQuery(OutPointers.BOTH), Read.exactFetch());

                int sent = plan.sentToAskedSide().length;
                EffectiveLimits limits = EffectiveLimits.of(plan, bench.facts());
                assertThat(reads.requiredSize()).isEqualTo(sent + 5);
                bench.verify(reads.call(0))
                        .returned(NtStatus.STATUS_SUCCESS)
                        .stored(OutParameter.P_PRIVATE_DATA_LENGTH, sent + 5);
                bench.verify(reads.call(1))
                        .copied(plan.sentToAskedSide(), sent + 5)
                        .storedAsRead(OutParameter.P_INBOUND_READ_LIMIT, limits.inbound())
                        .storedAsRead(OutParameter.P_OUTBOUND_READ_LIMIT, limits.outbound());
                assertThat(bench.notes()).isEmpty();
            }
        }
    }

    @Test
    void theCallsAskedForAreMadeAsAskedFor() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            ReadResults reads = bench.read(
                    PLAN,
                    Read.sizeQuery(OutPointers.NEITHER),
                    Read.emptyFetch(OutPointers.INBOUND_ONLY),
                    Read.fetch(OutPointers.OUTBOUND_ONLY, new Capacity(CapacityRelation.BELOW, 3)));

            GetConnectionDataCall query = reads.call(0);
            assertThat(query.cells().buffer()).isNull();
            assertThat(query.cells().capacity()).isZero();
            assertThat(query.cells().inbound()).isNull();
            assertThat(query.cells().outbound()).isNull();
            GetConnectionDataCall empty = reads.call(1);
            assertThat(Objects.requireNonNull(empty.cells().buffer()).capacity())
                    .isZero();
            assertThat(empty.cells().inbound()).isNotNull();
            assertThat(empty.cells().outbound()).isNull();
            GetConnectionDataCall shorter = reads.call(2);
            assertThat(shorter.cells().capacity()).isEqualTo(12 - 3);
            assertThat(shorter.returned(NtStatus.STATUS_BUFFER_TOO_SMALL)).isTrue();
            assertThat(shorter.requiredSizeAssumed()).isEqualTo(12);
        }
    }

    @Test
    void theRequiredSizeHasThreeWitnesses() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            List<GetConnectionDataCall> witnesses =
                    bench.read(PLAN, Read.exactFetch()).witnesses();

            assertThat(witnesses).extracting(call -> call.cells().capacity()).containsExactly(0L, 1009L, 1L);
            assertThat(witnesses.get(0).cells().buffer()).isNull();
            assertThat(witnesses)
                    .extracting(call -> call.cells().length().get())
                    .containsOnly(12L);
        }
    }

    @Test
    void oneLyingWitnessIsOutvoted() {
        Script script = new Script().everythingAtOnce().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            if (args.pPrivateData() == null) {
                args.pPrivateDataLength().set(99);
            }
            return status;
        });
        try (OpenEnvironment open = new OpenEnvironment(script);
                Bench bench = open.bench(RequirementId.GCD_07)) {
            assertThat(bench.read(PLAN, Read.exactFetch()).requiredSize()).isEqualTo(12);
        }
    }

    @Test
    void withoutTwoEqualSizesNothingIsJudged() {
        Script script = new Script().everythingAtOnce().reading((readable, args) -> NtStatus.STATUS_SUCCESS);
        try (OpenEnvironment open = new OpenEnvironment(script);
                Bench bench = open.bench(RequirementId.GCD_07)) {
            assertThatThrownBy(() -> bench.read(PLAN, Read.exactFetch()))
                    .isInstanceOf(PreconditionUnmet.class)
                    .hasMessage("no two of three calls agree on the required size (RDS)");
        }
    }

    @Test
    void aSizeOfOneLeavesNoShorterBuffer() {
        Script script = new Script().everythingAtOnce().reading((readable, args) -> {
            args.pPrivateDataLength().set(1);
            return NtStatus.STATUS_SUCCESS;
        });
        Read shorter = Read.fetch(OutPointers.BOTH, new Capacity(CapacityRelation.BELOW, 1));
        try (OpenEnvironment open = new OpenEnvironment(script);
                Bench bench = open.bench(RequirementId.GCD_11);
                Bench other = open.bench(RequirementId.GCD_10)) {
            assertThatThrownBy(() -> bench.read(PLAN, shorter))
                    .isInstanceOf(PreconditionUnmet.class)
                    .hasMessage("a required size (RDS) below 2 leaves no shorter buffer");
            assertThat(other.read(PLAN, Read.exactFetch()).requiredSize()).isEqualTo(1);
        }
    }

    @Test
    void aSizeThatNobodyMakesABufferForIsNotTried() {
        Script script = new Script().everythingAtOnce().reading((readable, args) -> {
            args.pPrivateDataLength().set(0xFFFF_FFFFL);
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        });
        try (OpenEnvironment open = new OpenEnvironment(script);
                Bench bench = open.bench(RequirementId.GCD_07)) {
            assertThatThrownBy(() -> bench.read(PLAN, Read.exactFetch())).isInstanceOf(PreconditionUnmet.class);
        }
    }

    @Test
    void failuresOfOtherFunctionsJudgeNothing() {
        assertUnmet(
                script -> script.on(NdkFunction.CREATE_QP, Behaviour.failing(NtStatus.STATUS_INSUFFICIENT_RESOURCES)),
                "NdkCreateQp returned STATUS_INSUFFICIENT_RESOURCES (0xC000009A)");
        assertUnmet(
                script -> script.on(NdkFunction.CREATE_CQ, Behaviour.throwing(new IllegalStateException("oops"))),
                "NdkCreateCq threw java.lang.IllegalStateException: oops");
        assertUnmet(
                script -> script.on(NdkFunction.CREATE_PD, Behaviour.failing(NtStatus.STATUS_SUCCESS)),
                "NdkCreatePd succeeded and delivered no object");
        assertUnmet(
                script -> script.on(NdkFunction.LISTEN, Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION)),
                "NdkListen returned STATUS_SHARING_VIOLATION (0xC0000043)");
        assertUnmet(
                script -> script.on(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, Behaviour.failing(NtStatus.STATUS_SUCCESS)),
                "NdkGetLocalAddress of the listener brought no address");
        assertUnmet(
                script -> script.connectEvents(0)
                        .on(NdkFunction.CONNECT, Behaviour.failing(NtStatus.STATUS_HOST_UNREACHABLE)),
                "NdkConnect returned STATUS_HOST_UNREACHABLE (0xC000023D)");
    }

    private static void assertUnmet(UnaryOperator<Script> fault, String reason) {
        try (OpenEnvironment open = new OpenEnvironment(OpenEnvironment.atOnce(fault));
                Bench bench = open.bench(RequirementId.GCD_07)) {
            assertThatThrownBy(() -> bench.read(PLAN, Read.exactFetch()))
                    .isInstanceOf(PreconditionUnmet.class)
                    .hasMessage(reason);
        }
    }

    @Test
    void aCallOnAnObjectWithoutATableJudgesNothing() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.CRE_11)) {
            NdkConnector connector =
                    (NdkConnector) bench.connection(ConnectionPlan.SIMPLEST).object(ObjectKind.CONNECTOR);
            withoutTable(connector);

            AsyncCall close = bench.close(connector);

            assertThatThrownBy(() -> bench.verify(close))
                    .isInstanceOf(PreconditionUnmet.class)
                    .hasMessage("the Dispatch of an object of type CONNECTOR is NULL");
            assertThatThrownBy(bench::verifyEverySlotIsFilled).isInstanceOf(PreconditionUnmet.class);
        }
    }

    @SuppressWarnings("NullAway")
    private static void withoutTable(NdkConnector connector) {
        connector.setDispatch(null);
    }

    // --- closing

    /** Kinds of objects in the order they were closed, each once. */
    private static List<String> closeOrder(Script script) {
        return script.log().stream()
                .filter(function -> function.startsWith("NdkClose"))
                .distinct()
                .toList();
    }

    private static long count(Script script, NdkFunction function) {
        return script.log().stream().filter(function.toString()::equals).count();
    }

    private static void assertEverythingClosed(Script script) {
        CREATED_AND_CLOSED.forEach((create, close) -> assertThat(count(script, close))
                .as("%s", close)
                .isPositive()
                .isGreaterThanOrEqualTo(count(script, create)));
    }

    @Test
    @DisplayName("LIF, CEV-08: successors are closed before antecedents, the delivered connector too")
    void successorsAreClosedFirst() {
        Script script = new Script();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.GCD_07);
            bench.read(PLAN, Read.exactFetch());
            assertThat(closeOrder(script)).isEmpty();

            bench.close();

            assertThat(closeOrder(script))
                    .startsWith("NdkCloseConnector", "NdkCloseQp", "NdkCloseListener")
                    .contains("NdkCloseCq", "NdkClosePd");
            assertThat(count(script, NdkFunction.CLOSE_CONNECTOR)).isEqualTo(2);
            assertEverythingClosed(script);
        }
    }

    @Test
    void closingAgainClosesNothing() {
        Script script = new Script().everythingAtOnce();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.GCD_07);
            bench.read(PLAN, Read.exactFetch());
            bench.close();
            List<String> log = script.log();

            bench.close();

            assertThat(script.log()).isEqualTo(log);
        }
    }

    @Test
    void aBenchThatWasNotUsedOpensAndClosesNothing() {
        Script script = new Script();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            open.bench(RequirementId.GCD_07).close();

            assertThat(script.log()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = NdkFunction.class,
            names = {"CREATE_CQ", "CREATE_PD", "CREATE_QP", "CREATE_CONNECTOR", "CREATE_LISTENER", "LISTEN"})
    void whatWasOpenedIsClosedWhereverTheTryEnds(NdkFunction failing) {
        Script script = new Script().everythingAtOnce();
        script.on(failing, request -> NtStatus.STATUS_INSUFFICIENT_RESOURCES);
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.GCD_07);
            Throwable thrown = catchThrowable(() -> bench.read(PLAN, Read.exactFetch()));
            bench.close();

            assertThat(thrown).isInstanceOf(PreconditionUnmet.class);
        }
        CREATED_AND_CLOSED.forEach((create, close) -> assertThat(count(script, close))
                .as("%s after a failing %s", close, failing)
                .isEqualTo(create == failing ? 0 : count(script, create)));
    }

    @Test
    void whatWasOpenedIsClosedAfterABrokenRequirement() {
        Script script = new Script().everythingAtOnce();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.GCD_07);
            ReadResults reads = bench.read(PLAN, Read.exactFetch());
            assertThatThrownBy(() -> bench.verify(reads.call()).returned(NtStatus.STATUS_CANCELLED))
                    .isInstanceOf(RequirementBroken.class);
            bench.close();

            assertEverythingClosed(script);
            assertThat(count(script, NdkFunction.CLOSE_CONNECTOR)).isEqualTo(2);
        }
    }

    @Test
    @DisplayName("REJ-12: both connectors of a rejected attempt are closed")
    void rejectedConnectorsAreClosed() {
        Script script = new Script().everythingAtOnce();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.CB_01);
            bench.runLifetime(OpenEnvironment.life(Ending.PASSIVE_REJECTS, ContextKind.UNIQUE));

            assertThat(count(script, NdkFunction.CLOSE_CONNECTOR)).isEqualTo(2);
            assertEverythingClosed(script);
        }
    }

    // --- whole attempts

    @ParameterizedTest
    @EnumSource(Ending.class)
    void everyEndingOfALawfulProviderBreaksNothing(Ending ending) {
        for (Script script : List.of(new Script(), new Script().everythingAtOnce())) {
            for (ContextKind contexts : ContextKind.values()) {
                try (OpenEnvironment open = new OpenEnvironment(script)) {
                    Bench bench = open.bench(RequirementId.CB_01);
                    bench.runLifetime(OpenEnvironment.life(ending, contexts));
                    bench.verifyInvariant();

                    assertThat(bench.verified()).isTrue();
                    assertThat(open.breaches()).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Ending.class)
    void everyEndingMakesTheCallsItIsNamedFor(Ending ending) {
        Script script = new Script().everythingAtOnce();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            open.bench(RequirementId.CB_01).runLifetime(OpenEnvironment.life(ending, ContextKind.UNIQUE));
        }
        assertThat(count(script, NdkFunction.REJECT))
                .isEqualTo(ending == Ending.PASSIVE_REJECTS || ending == Ending.ACTIVE_REJECTS ? 1 : 0);
        assertThat(count(script, NdkFunction.DISCONNECT)).isEqualTo(ending == Ending.DISCONNECT ? 2 : 0);
        assertThat(count(script, NdkFunction.COMPLETE_CONNECT))
                .isEqualTo(ending == Ending.CLOSE || ending == Ending.DISCONNECT ? 1 : 0);
        assertThat(count(script, NdkFunction.ACCEPT))
                .isEqualTo(ending == Ending.NOBODY_LISTENS || ending == Ending.PASSIVE_REJECTS ? 0 : 1);
    }

    @Test
    void nullContextsAreNullEverywhere() {
        Script script = new Script();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            open.bench(RequirementId.GEN_13).runLifetime(OpenEnvironment.life(Ending.DISCONNECT, ContextKind.NULL));
        }
        assertThat(script.arguments())
                .extracting(Record::toString)
                .allSatisfy(args -> assertThat(args).doesNotContainPattern("(requestContext|EventContext)=-?[1-9]"));
    }

    // --- breaches

    @Test
    void aBreachOfTheJudgedInvariantFalsifies() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().on(NdkFunction.CONNECT, Behaviour.TWICE))) {
            Bench bench = open.bench(RequirementId.CB_03);
            bench.runLifetime(OpenEnvironment.life(Ending.CLOSE, ContextKind.UNIQUE));

            assertThatThrownBy(bench::verifyInvariant)
                    .isInstanceOf(InvariantBroken.class)
                    .hasMessage("expected: exactly one completion; observed: completion number 2");
        }
    }

    @Test
    void aBreachOfAnotherInvariantIsRecordedAndDoesNotFalsify() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().on(NdkFunction.CONNECT, Behaviour.TWICE))) {
            Bench bench = open.bench(RequirementId.CB_01);
            bench.runLifetime(OpenEnvironment.life(Ending.CLOSE, ContextKind.UNIQUE));
            bench.verifyInvariant();

            assertThat(open.breaches()).extracting(Finding::id).containsOnly(RequirementId.CB_03, RequirementId.CON_38);
            assertThat(open.breaches()).extracting(Finding::token).containsOnly("CB-01:a-plan");
        }
    }

    @Test
    void aFewOfManyBreachesAreTold() {
        Behaviour endless = request -> {
            request.whenKnown(status -> IntStream.range(0, 1000).forEach(time -> request.complete(status)));
            return NtStatus.STATUS_PENDING;
        };
        try (OpenEnvironment open = new OpenEnvironment(new Script().on(NdkFunction.CONNECT, endless))) {
            Bench bench = open.bench(RequirementId.CB_01);
            bench.runLifetime(OpenEnvironment.life(Ending.CLOSE, ContextKind.UNIQUE));
            bench.verifyInvariant();

            assertThat(open.breaches())
                    .filteredOn(breach -> breach.id() == RequirementId.CB_03)
                    .hasSize(20);
        }
    }

    @Test
    void aCallThatNeverCompletesIsMissingOnceEverythingIsClosed() {
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CONNECT, Behaviour.NEVER));
        try (OpenEnvironment open = new OpenEnvironment(script, OpenEnvironment.LITTLE)) {
            Bench bench = open.bench(RequirementId.CB_01);
            bench.runLifetime(OpenEnvironment.life(Ending.NOBODY_LISTENS, ContextKind.UNIQUE));

            assertThatThrownBy(bench::verifyInvariant).isInstanceOf(InvariantBroken.class);
            assertThat(open.breaches()).extracting(Finding::kind).containsOnly(Finding.Kind.REQUIRED_MISSING);
        }
    }

    @Test
    void aCallbackAfterTheTryIsStillRecorded() {
        List<Runnable> late = new CopyOnWriteArrayList<>();
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.COMPLETE_CONNECT, request -> {
            late.add(() -> request.complete(NtStatus.STATUS_SUCCESS));
            return Behaviour.AT_ONCE.answer(request);
        }));
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.CB_02);
            bench.runLifetime(OpenEnvironment.life(Ending.CLOSE, ContextKind.UNIQUE));
            bench.verifyInvariant();
            assertThat(open.breaches()).extracting(Finding::id).doesNotContain(RequirementId.CB_02);

            late.forEach(Runnable::run);

            Finding finding = open.breaches().stream()
                    .filter(breach -> breach.id() == RequirementId.CB_02)
                    .findFirst()
                    .orElseThrow();
            assertThat(finding.token()).isEqualTo("CB-02:a-plan");
            assertThat(finding.calls()).filteredOn(CallLine::judged).hasSize(1);
        }
    }

    @Test
    void anEventRaisedTwiceIsNotTheKitsDefect() {
        for (AnswerTime answer : AnswerTime.values()) {
            Script script = new Script().everythingAtOnce().connectEvents(2);
            try (OpenEnvironment open = new OpenEnvironment(script)) {
                Bench bench = open.bench(RequirementId.GCD_07);
                ConnectionDataPlan plan = OpenEnvironment.plan(Side.PASSIVE, QueryMoment.AT_ONCE, answer);

                ReadResults reads = bench.read(plan, Read.exactFetch());
                bench.close();

                assertThat(reads.call().returned(NtStatus.STATUS_SUCCESS)).isTrue();
                assertThat(count(script, NdkFunction.CLOSE_CONNECTOR)).isEqualTo(2);
            }
        }
    }

    // --- small print

    @Test
    void aTryLivesThroughOneConnectionAttempt() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            bench.read(PLAN, Read.exactFetch());

            assertThatThrownBy(() -> bench.read(PLAN, Read.exactFetch()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("a try lives through one connection attempt");
        }
    }

    @Test
    void onlyVerifyingCountsAsVerifying() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            ReadResults reads = bench.read(PLAN, Read.exactFetch());
            bench.require(true, () -> "nothing");
            assertThat(bench.verified()).isFalse();

            bench.verify(reads.call());

            assertThat(bench.verified()).isTrue();
        }
    }

    @Test
    void theProvidersChoicesAreObserved() {
        try (OpenEnvironment open = new OpenEnvironment(new Script());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            assertThat(bench.observed()).isEmpty();
            bench.read(PLAN, Read.exactFetch());

            assertThat(bench.observed()).contains(Delivery.INLINE, Delivery.PENDING);
        }
    }

    @Test
    void aFindingTellsTheSceneAndTheCalls() {
        try (OpenEnvironment open = new OpenEnvironment(new Script().everythingAtOnce());
                Bench bench = open.bench(RequirementId.GCD_07)) {
            ReadResults reads = bench.read(PLAN, Read.sizeQuery(OutPointers.NEITHER));
            RequirementBroken broken = Objects.requireNonNull(catchThrowableOfType(
                    RequirementBroken.class, () -> bench.verify(reads.call()).returned(NtStatus.STATUS_CANCELLED)));

            Finding finding = bench.finding(broken);

            assertThat(finding.id()).isEqualTo(RequirementId.GCD_07);
            assertThat(finding.token()).isEqualTo("GCD-07:a-plan");
            assertThat(finding.scene())
                    .isEqualTo("C2 (passive side, peer sent 7 bytes [01 06 0b 10 15 1a 1f]), C1 (active side)");
            assertThat(finding.calls())
                    .filteredOn(CallLine::judged)
                    .extracting(CallLine::text)
                    .containsExactly("#6 C2.NdkGetConnectionData(pInboundReadLimit = NULL, pOutboundReadLimit = NULL,"
                            + " pPrivateData = NULL, pPrivateDataLength = &0 -> &12)"
                            + " returned STATUS_SUCCESS (0x00000000)");
        }
    }
}
