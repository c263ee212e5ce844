package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.ReadableData;
import org.ndktck.scripted.Script;

/** NdkGetConnectionData in a try that is about something else: each breach, and the nearest lawful answer. */
class ConnectionDataRulesTest {

    private static final int AMPLE = 100;

    /** A request of the bytes 1 and 2 with the limits 1 and 2, which was read so and so often. */
    private static List<RequirementId> reading(ReadableData.Reading reading, Integer... capacities) {
        return reading(new Script().maxima(16, 16).reading(reading), capacities);
    }

    private static List<RequirementId> reading(Script script, Integer... capacities) {
        try (OpenGate open = new OpenGate(script)) {
            int port = open.listen(connector -> {});
            open.connect(open.connector(), port);
            NdkConnector incoming = open.incoming();
            for (Integer capacity : capacities) {
                read(open, incoming, capacity < 0 ? null : capacity, true);
            }
            return Judged.rows(open);
        }
    }

    private static void read(OpenGate open, NdkConnector connector, @Nullable Integer capacity, boolean limits) {
        Cells cells = new Cells(
                limits ? GuardedUlong.sentinel(open.slab()) : null,
                limits ? GuardedUlong.sentinel(open.slab()) : null,
                capacity == null ? null : GuardedBytes.output(open.slab(), capacity),
                GuardedUlong.holding(open.slab(), capacity == null ? 0 : capacity));
        open.connections().getConnectionData(connector, cells, 0);
    }

    private static ReadableData.Reading telling(UnaryOperator<ReadableData> other) {
        return (readable, args) -> other.apply(readable).read(args);
    }

    /** Another answer to some questions. */
    private static ReadableData.Reading where(Predicate<GetConnectionDataArgs> question, ReadableData.Reading other) {
        return (readable, args) -> (question.test(args) ? other : ReadableData.Reading.LAWFUL).read(readable, args);
    }

    private static boolean isSizeQuery(GetConnectionDataArgs args) {
        return args.pPrivateData() == null;
    }

    @Test
    void aLawfulProviderBreaksNothing() {
        assertThat(reading(ReadableData.Reading.LAWFUL, -1, AMPLE, 1, 0, 7, -1)).isEmpty();
    }

    @Test
    void aRequiredSizeOfWhatWasSentIsEnough() {
        assertThat(reading(new Script().maxima(16, 16).padding(0), -1, AMPLE, 1, 2))
                .isEmpty();
    }

    @Test
    void aRequiredSizeBelowWhatWasSentBreaksGcd18() {
        ReadableData.Reading shorter =
                telling(readable -> new ReadableData(new byte[] {1}, readable.inbound(), readable.outbound()));

        assertThat(reading(shorter, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_18);
    }

    @Test
    void bytesThatAreNotThePeersBreakGcd18() {
        ReadableData.Reading others =
                telling(readable -> new ReadableData(new byte[] {9, 9, 9}, readable.inbound(), readable.outbound()));

        assertThat(reading(others, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_18);
    }

    @Test
    void bytesThatOnlyAShortBufferLacksBreakGcd09() {
        ReadableData.Reading nothing = where(args -> args.pPrivateDataLength().get() == 1, (readable, args) -> {
            args.pPrivateDataLength().set(readable.data().length);
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        });

        assertThat(reading(nothing, -1, AMPLE, 1, AMPLE)).containsExactly(RequirementId.GCD_09);
    }

    @Test
    void bytesThatAreGoneTheSecondTimeBreakGcd19() {
        AtomicInteger calls = new AtomicInteger();
        ReadableData.Reading once = (readable, args) -> calls.incrementAndGet() <= 3
                ? readable.read(args)
                : new ReadableData(new byte[7], readable.inbound(), readable.outbound()).read(args);

        assertThat(reading(once, -1, AMPLE, 1, AMPLE)).containsExactly(RequirementId.GCD_19);
    }

    @Test
    void theFirstOfTwoDifferentAnswersAloneIsNotBlamed() {
        AtomicInteger calls = new AtomicInteger();
        ReadableData.Reading later = (readable, args) -> calls.incrementAndGet() < 3
                ? readable.read(args)
                : new ReadableData(new byte[7], readable.inbound(), readable.outbound()).read(args);

        assertThat(reading(later, -1, AMPLE, 1)).isEmpty();
    }

    @Test
    void aSizeQueryThatIsTooSmallBreaksGcd07() {
        ReadableData.Reading tooSmall = where(ConnectionDataRulesTest::isSizeQuery, (readable, args) -> {
            readable.read(args);
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        });

        assertThat(reading(tooSmall, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_07);
    }

    @Test
    void aFetchIntoEnoughThatIsTooSmallBreaksGcd10() {
        ReadableData.Reading tooSmall = where(args -> args.pPrivateDataLength().get() >= 7, (readable, args) -> {
            readable.read(args);
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        });

        assertThat(reading(tooSmall, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_10);
    }

    @Test
    void aFetchIntoTooLittleThatSucceedsBreaksGcd11() {
        ReadableData.Reading success = where(args -> args.pPrivateDataLength().get() == 1, (readable, args) -> {
            readable.read(args);
            return NtStatus.STATUS_SUCCESS;
        });

        assertThat(reading(success, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_11);
    }

    @Test
    void aSizeThatAFetchDoesNotStoreBreaksGcd12() {
        ReadableData.Reading capacity = where(args -> args.pPrivateDataLength().get() == AMPLE, (readable, args) -> {
            readable.read(args);
            args.pPrivateDataLength().set(AMPLE);
            return NtStatus.STATUS_SUCCESS;
        });

        assertThat(reading(capacity, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_12);
    }

    @Test
    void threeSizesThatCannotAllBeRightBreakGcd12() {
        AtomicInteger calls = new AtomicInteger();
        ReadableData.Reading growing = (readable, args) -> {
            NtStatus status = readable.read(args);
            args.pPrivateDataLength().set(7 + calls.getAndIncrement());
            return status;
        };

        assertThat(reading(growing, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_12);
    }

    @Test
    void aByteBeyondTheCapacityBreaksGcd13() {
        ReadableData.Reading everything =
                where(args -> args.pPrivateDataLength().get() == 1, (readable, args) -> {
                    NtStatus status = readable.read(args);
                    Objects.requireNonNull(args.pPrivateData()).buffer().put(1, (byte)
                            (args.pPrivateData().get(1) + 1));
                    return status;
                });

        assertThat(reading(everything, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_13);
    }

    @Test
    void limitsThatAreSwappedBreakGcd02() {
        ReadableData.Reading swapped =
                telling(readable -> new ReadableData(readable.data(), readable.outbound(), readable.inbound()));

        assertThat(reading(swapped, -1, AMPLE, 1))
                .contains(RequirementId.GCD_02)
                .hasSize(1);
    }

    @Test
    void aLimitThatIsNeverStoredBreaksGcd03() {
        ReadableData.Reading without = (readable, args) -> readable.read(new GetConnectionDataArgs(
                null, args.pOutboundReadLimit(), args.pPrivateData(), args.pPrivateDataLength()));

        assertThat(reading(without, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_03);
    }

    @Test
    void limitsThatOnlyASizeQueryLeavesOutBreakGcd31() {
        ReadableData.Reading without = where(
                ConnectionDataRulesTest::isSizeQuery,
                (readable, args) -> readable.read(
                        new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength())));

        assertThat(reading(without, -1, AMPLE, 1)).containsExactly(RequirementId.GCD_31);
    }

    @Test
    void limitsMayBeLeftAloneWhereTheBufferIsTooSmall() {
        ReadableData.Reading without = where(
                args -> args.pPrivateDataLength().get() == 1,
                (readable, args) -> readable.read(
                        new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength())));

        assertThat(reading(without, -1, AMPLE, 1)).isEmpty();
    }

    @Test
    void aConnectorThatAnswersNothingBreaksGcd20() {
        assertThat(reading((readable, args) -> NtStatus.STATUS_UNSUCCESSFUL, -1, AMPLE, 1))
                .containsExactly(RequirementId.GCD_20);
    }

    @Test
    void oncePeerHasGoneAnyFailureIsTolerated() {
        try (OpenGate open = new OpenGate(
                new Script().maxima(16, 16).reading((readable, args) -> NtStatus.STATUS_CONNECTION_ABORTED))) {
            int port = open.listen(connector -> {});
            NdkConnector active = open.connector();
            open.connect(active, port);
            NdkConnector incoming = open.incoming();
            open.settled(open.objects().close(active));
            read(open, incoming, null, true);
            read(open, incoming, AMPLE, true);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @Test
    void whatTheAcceptSentIsKnownOnTheActiveSide() {
        ReadableData.Reading others =
                telling(readable -> new ReadableData(new byte[] {9, 9, 9}, readable.inbound(), readable.outbound()));
        try (OpenGate open = new OpenGate(new Script().maxima(16, 16).reading(others))) {
            int port = open.listen(connector -> {});
            NdkConnector active = open.connector();
            var connect = open.connect(active, port);
            open.accept(open.incoming());
            open.settled(connect);
            read(open, active, null, false);
            read(open, active, AMPLE, false);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.GCD_18);
        }
    }

    @Test
    void whatIsStoredAfterTheReturnIsNotJudgedAsItsAnswer() {
        ReadableData.Reading forgetful = (readable, args) -> {
            NtStatus status = readable.read(args);
            return status;
        };
        try (OpenGate open = new OpenGate(new Script().maxima(16, 16).reading(forgetful))) {
            int port = open.listen(connector -> {});
            open.connect(open.connector(), port);
            NdkConnector incoming = open.incoming();
            GuardedBytes buffer = GuardedBytes.output(open.slab(), AMPLE);
            GuardedUlong length = GuardedUlong.holding(open.slab(), AMPLE);
            open.connections().getConnectionData(incoming, new Cells(null, null, buffer, length), 0);
            read(open, incoming, null, true);
            buffer.put(0, (byte) 99);
            length.set(3);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }
}
