package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_05;
import static org.ndktck.catalog.ReadingId.AMB_49;
import static org.ndktck.verify.OutParameter.P_INBOUND_READ_LIMIT;
import static org.ndktck.verify.OutParameter.P_PRIVATE_DATA_LENGTH;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.gate.NdkFunction;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.memory.Slab;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.ReadableData.Reading;
import org.ndktck.scripted.Script;

/** Each assertion over NdkGetConnectionData passes and fails, and says what it expected and saw. */
class GetConnectionDataAssertTest {

    private static final Reading NOTHING_STORED = (readable, args) -> STATUS_SUCCESS;

    private final Slab slab = new Slab(1 << 16, 3);
    private final List<Note> notes = new ArrayList<>();

    private Cells cells(int capacity) {
        return new Cells(
                GuardedUlong.sentinel(slab),
                GuardedUlong.sentinel(slab),
                GuardedBytes.output(slab, capacity),
                GuardedUlong.holding(slab, capacity));
    }

    private static GetConnectionDataCall call(Cells cells, Script script) {
        try (OpenGate open = new OpenGate(script)) {
            return open.connections().getConnectionData(open.connector(), cells, 0);
        }
    }

    /** One call with a buffer of 8 bytes that the provider answers so. */
    private GetConnectionDataCall call(Reading reading) {
        return call(cells(8), new Script().reading(reading));
    }

    private GetConnectionDataAssert verify(GetConnectionDataCall call) {
        return new GetConnectionDataAssert(call, notes::add);
    }

    private static void broken(ThrowingCallable verification, String expected, String observed) {
        RequirementBroken broken = catchThrowableOfType(RequirementBroken.class, verification);
        assertThat(broken).isNotNull();
        assertThat(broken.expected()).isEqualTo(expected);
        assertThat(broken.observed()).isEqualTo(observed);
        assertThat(broken.kind()).isEqualTo(Finding.Kind.FORBIDDEN_SEEN);
        assertThat(broken).hasMessage("expected: " + expected + "; observed: " + observed);
    }

    private static GuardedUlong inbound(GetConnectionDataCall call) {
        return Objects.requireNonNull(call.cells().inbound());
    }

    // --- returned

    @Test
    void oneOfTheGivenStatusesIsReturned() {
        verify(call(NOTHING_STORED)).returned(STATUS_SUCCESS).returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS);
    }

    @Test
    void anotherStatusIsBroken() {
        GetConnectionDataCall call = call((readable, args) -> STATUS_BUFFER_TOO_SMALL);

        broken(
                () -> verify(call).returned(STATUS_SUCCESS),
                "returned STATUS_SUCCESS (0x00000000)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
        broken(
                () -> verify(call).returned(STATUS_SUCCESS, NtStatus.STATUS_CANCELLED),
                "returned STATUS_SUCCESS (0x00000000) or STATUS_CANCELLED (0xC0000120)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void anUnknownStatusIsShownAsItsNumber() {
        broken(
                () -> verify(call((readable, args) -> new NtStatus(0x12345678))).returned(STATUS_SUCCESS),
                "returned STATUS_SUCCESS (0x00000000)",
                "returned 0x12345678");
    }

    @Test
    void throwingIsNoStatus() {
        GetConnectionDataCall call = call(
                cells(8),
                new Script()
                        .on(NdkFunction.GET_CONNECTION_DATA, Behaviour.throwing(new IllegalStateException("oops"))));

        broken(
                () -> verify(call).returned(STATUS_SUCCESS),
                "returned STATUS_SUCCESS (0x00000000)",
                "threw java.lang.IllegalStateException: oops");
    }

    // --- stored

    @Test
    void theDemandedValueIsStored() {
        GetConnectionDataCall call = call((readable, args) -> {
            args.pPrivateDataLength().set(21);
            return STATUS_SUCCESS;
        });

        assertThat(verify(call).stored(P_PRIVATE_DATA_LENGTH, 21).storedNothingAround(P_PRIVATE_DATA_LENGTH))
                .isNotNull();
    }

    @Test
    void anotherValueIsBroken() {
        GetConnectionDataCall call = call((readable, args) -> {
            args.pPrivateDataLength().set(22);
            return STATUS_SUCCESS;
        });

        broken(
                () -> verify(call).stored(P_PRIVATE_DATA_LENGTH, 21),
                "stored 21 in *pPrivateDataLength",
                "stored 22 in *pPrivateDataLength, returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void nothingStoredIsBroken() {
        GetConnectionDataCall call = call(NOTHING_STORED);

        broken(
                () -> verify(call).stored(P_PRIVATE_DATA_LENGTH, 21),
                "stored 21 in *pPrivateDataLength",
                "left *pPrivateDataLength as it was, 8, returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void aStoreOfEightBytesIsBrokenThoughTheValueIsRight() {
        GetConnectionDataCall call = call((readable, args) -> {
            args.pPrivateDataLength().buffer().putLong(0, 21);
            return STATUS_SUCCESS;
        });
        int at = call.cells().length().damage().orElseThrow();

        broken(
                () -> verify(call).stored(P_PRIVATE_DATA_LENGTH, 21).storedNothingAround(P_PRIVATE_DATA_LENGTH),
                "stored the four bytes of *pPrivateDataLength and no others",
                "also stored a byte at offset " + at + " from it");
    }

    @Test
    void aCellThatWasNotGivenIsTheMistakeOfTheProperty() {
        Cells none = new Cells(null, null, null, GuardedUlong.holding(slab, 0));
        GetConnectionDataCall call = call(none, new Script().reading(NOTHING_STORED));

        assertThatThrownBy(() -> verify(call).stored(P_INBOUND_READ_LIMIT, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("*pInboundReadLimit was NULL in this call");
        assertThatThrownBy(() -> verify(call).copiedNothing())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("pPrivateData was NULL in this call");
    }

    // --- stored or left alone

    @Test
    void aCellMayBeLeftAloneOrHoldTheValue() {
        verify(call(NOTHING_STORED)).storedOrLeftAlone(P_INBOUND_READ_LIMIT, 4);
        verify(call((readable, args) -> {
                    Objects.requireNonNull(args.pInboundReadLimit()).set(4);
                    return STATUS_BUFFER_TOO_SMALL;
                }))
                .storedOrLeftAlone(P_INBOUND_READ_LIMIT, 4);
    }

    @Test
    void aThirdValueIsBroken() {
        GetConnectionDataCall call = call((readable, args) -> {
            Objects.requireNonNull(args.pInboundReadLimit()).set(5);
            return STATUS_BUFFER_TOO_SMALL;
        });

        broken(
                () -> verify(call).storedOrLeftAlone(P_INBOUND_READ_LIMIT, 4),
                "stored 4 in *pInboundReadLimit",
                "stored 5 in *pInboundReadLimit, returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void bytesAroundACellLeftAloneAreBroken() {
        GetConnectionDataCall call = call((readable, args) -> {
            Objects.requireNonNull(args.pInboundReadLimit()).buffer().putLong(4, 0);
            return STATUS_SUCCESS;
        });

        assertThat(inbound(call).get()).isEqualTo(inbound(call).initial());
        assertThatThrownBy(() -> verify(call)
                        .storedOrLeftAlone(P_INBOUND_READ_LIMIT, 4)
                        .storedNothingAround(P_INBOUND_READ_LIMIT))
                .isInstanceOf(RequirementBroken.class)
                .hasMessageContaining("stored the four bytes of *pInboundReadLimit and no others");
    }

    // --- copied

    private GetConnectionDataCall copying(byte... bytes) {
        return call((readable, args) -> {
            Objects.requireNonNull(args.pPrivateData()).put(0, bytes, 0, bytes.length);
            return STATUS_SUCCESS;
        });
    }

    @Test
    void theBytesThatFitAreCopied() {
        byte[] sent = {1, 0, 3};

        verify(copying((byte) 1, (byte) 0, (byte) 3))
                .copied(sent, 3)
                .copied(sent, 2)
                .copied(sent, 8);
        verify(copying((byte) 1)).copied(sent, 1).copied(sent, 0);
        verify(call(NOTHING_STORED)).copied(new byte[] {}, 8);
    }

    @Test
    void aWrongByteIsBrokenAndShown() {
        broken(
                () -> verify(copying((byte) 1, (byte) 9, (byte) 3)).copied(new byte[] {1, (byte) 0xF0, 3}, 3),
                "copied 3 bytes, beginning with the peer's [01 f0 03]",
                "byte 1 is 0x09, not 0xF0: [01 09 03], returned STATUS_SUCCESS (0x00000000)");
        broken(
                () -> verify(copying((byte) 2)).copied(new byte[] {1}, 1),
                "copied 1 byte, beginning with the peer's [01]",
                "byte 0 is 0x02, not 0x01: [02], returned STATUS_SUCCESS (0x00000000)");
    }

    // --- the bounds of the buffer

    @Test
    void writingUpToTheCapacityIsWithinIt() {
        verify(copying(new byte[8])).wroteNothingBeyondTheCapacity();
        assertThat(verify(call(NOTHING_STORED)).wroteNothingBeyondTheCapacity().copiedNothing())
                .isNotNull();
    }

    @Test
    void writingBeyondTheCapacityIsBroken() {
        GetConnectionDataCall call = call((readable, args) -> {
            var buffer = Objects.requireNonNull(args.pPrivateData());
            buffer.put(8, (byte) ~buffer.get(8));
            buffer.put(20, (byte) ~buffer.get(20));
            return STATUS_SUCCESS;
        });

        broken(
                () -> verify(call).wroteNothingBeyondTheCapacity(),
                "wrote nothing outside the buffer of 8 bytes",
                "wrote at offset 8 from pPrivateData, last at offset 20");
    }

    @Test
    void copyingSomethingIsNotCopyingNothing() {
        GetConnectionDataCall call = call((readable, args) -> {
            var buffer = Objects.requireNonNull(args.pPrivateData());
            buffer.put(3, (byte) ~buffer.get(3));
            return STATUS_SUCCESS;
        });

        broken(() -> verify(call).copiedNothing(), "copied nothing", "wrote at offset 3 from pPrivateData");
    }

    // --- two calls

    @Test
    void equalEndsAreAlike() {
        GetConnectionDataCall one = call(Reading.LAWFUL);
        GetConnectionDataCall other = call(Reading.LAWFUL);
        GetConnectionDataCall fewer = call(new Cells(null, null, null, GuardedUlong.holding(slab, 0)), new Script());

        assertThat(verify(other).endedLike(one)).isNotNull();
        assertThat(verify(fewer).endedLike(one)).isNotNull();
        assertThat(verify(other).storedLimitsOf(one)).isNotNull();
    }

    @Test
    void anotherStatusIsNotAlike() {
        GetConnectionDataCall one = call(Reading.LAWFUL);
        GetConnectionDataCall other = call((readable, args) -> {
            readable.read(args);
            return STATUS_BUFFER_TOO_SMALL;
        });

        broken(
                () -> verify(other).endedLike(one),
                "returned STATUS_SUCCESS (0x00000000)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void anotherLimitIsNotAlike() {
        GetConnectionDataCall one = call(Reading.LAWFUL);
        GetConnectionDataCall other = call((readable, args) -> {
            NtStatus status = readable.read(args);
            Objects.requireNonNull(args.pOutboundReadLimit()).set(77);
            return status;
        });

        broken(
                () -> verify(other).endedLike(one),
                "stored 0 in *pOutboundReadLimit",
                "stored 77 in *pOutboundReadLimit, returned STATUS_SUCCESS (0x00000000)");
        broken(
                () -> verify(other).storedLimitsOf(one),
                "stored 0 in *pOutboundReadLimit",
                "stored 77 in *pOutboundReadLimit, returned STATUS_SUCCESS (0x00000000)");
    }

    // --- limits that are read in more than one way

    private static final ReadableLimit FOUR =
            new ReadableLimit(4, "the least of 4 and 9", Map.of(9L, AMB_05, 16L, AMB_49));

    private GetConnectionDataCall storing(long inbound) {
        return call((readable, args) -> {
            Objects.requireNonNull(args.pInboundReadLimit()).set(inbound);
            return STATUS_SUCCESS;
        });
    }

    @Test
    void theKitsOwnReadingIsNotNoted() {
        assertThat(verify(storing(4)).storedAsRead(P_INBOUND_READ_LIMIT, FOUR)).isNotNull();
        assertThat(notes).isEmpty();
    }

    @Test
    void anotherReadingIsNotedWithItsName() {
        assertThat(verify(storing(9)).storedAsRead(P_INBOUND_READ_LIMIT, FOUR)).isNotNull();
        verify(storing(16)).storedAsRead(P_INBOUND_READ_LIMIT, FOUR);

        assertThat(notes)
                .containsExactly(
                        Note.toleratedBy(AMB_05, "*pInboundReadLimit follows another reading than the effective value"),
                        Note.toleratedBy(
                                AMB_49, "*pInboundReadLimit follows another reading than the effective value"));
    }

    @Test
    void aValueOfNoReadingIsBrokenAndDerived() {
        broken(
                () -> verify(storing(5)).storedAsRead(P_INBOUND_READ_LIMIT, FOUR),
                "stored 4 in *pInboundReadLimit: the least of 4 and 9",
                "stored 5 in *pInboundReadLimit");
    }

    @Test
    void aLimitLeftAloneIsBroken() {
        GetConnectionDataCall call = call(NOTHING_STORED);

        broken(
                () -> verify(call).storedAsRead(P_INBOUND_READ_LIMIT, FOUR),
                "stored 4 in *pInboundReadLimit: the least of 4 and 9",
                "left *pInboundReadLimit as it was, " + inbound(call).initial());
    }

    @Test
    void aLimitMayBeLeftAloneWhenTheBufferIsTooSmall() {
        GetConnectionDataCall call = call((readable, args) -> STATUS_BUFFER_TOO_SMALL);

        verify(call).storedAsRead(P_INBOUND_READ_LIMIT, FOUR);

        assertThat(notes).isEmpty();
    }

    // --- capped

    @Test
    void aLimitThatTheOtherMaximumHidesLiesBetweenTheTwo() {
        assertThat(verify(storing(4)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 7))
                .isNotNull();
        assertThat(verify(storing(7)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 7))
                .isNotNull();

        assertThat(notes).isEmpty();
    }

    @Test
    void aLimitBelowOrAboveTheTwoIsBroken() {
        String expected = "stored 4..7 in *pInboundReadLimit: the least of 4 and 9";

        broken(
                () -> verify(storing(3)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 7),
                expected,
                "stored 3 in *pInboundReadLimit");
        broken(
                () -> verify(storing(8)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 7),
                expected,
                "stored 8 in *pInboundReadLimit");
    }

    @Test
    void aMaximumThatNothingHidesIsTheLimit() {
        assertThat(verify(storing(4)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 4))
                .isNotNull();
        broken(
                () -> verify(storing(5)).storedAsCapped(P_INBOUND_READ_LIMIT, FOUR, 4),
                "stored 4 in *pInboundReadLimit: the least of 4 and 9",
                "stored 5 in *pInboundReadLimit");
    }

    // --- tolerated

    @Test
    void whatIsPreferredIsNotNoted() {
        assertThat(verify(call(NOTHING_STORED)).preferably(true, "the tail was written"))
                .isNotNull();
        assertThat(notes).isEmpty();

        verify(call(NOTHING_STORED)).preferably(false, "the tail was written");
        assertThat(notes).containsExactly(Note.againstAShould("the tail was written"));
    }
}
