package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_INVALID;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_12;
import static org.ndktck.catalog.ReadingId.AMB_42;
import static org.ndktck.verify.BrokenVerification.forbidden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.memory.Slab;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion over the bytes that NdkGetConnectionData brought passes and fails. */
class FetchedDataAssertTest {

    private static final byte[] SENT = {11, 12, 13};
    private static final byte[] OTHERS = {21, 22, 23, 24, 25, 26, 27, 28, 29, 30};
    private static final byte[] PADDING = {41, 42, 43, 44, 45, 46, 47, 48, 49, 50};

    private final Slab slab = new Slab(1 << 16, 3);
    private final List<Note> notes = new ArrayList<>();

    /** A call with a buffer for just these bytes, which the provider fills in, and a stored length. */
    private GetConnectionDataCall call(NtStatus status, long stored, byte... bytes) {
        GuardedBytes buffer = bytes.length == 0 ? null : GuardedBytes.output(slab, bytes.length);
        Cells cells = new Cells(null, null, buffer, GuardedUlong.holding(slab, bytes.length));
        Script script = new Script().reading((readable, args) -> {
            args.pPrivateDataLength().set(stored);
            if (bytes.length > 0) {
                Objects.requireNonNull(args.pPrivateData()).put(0, bytes, 0, bytes.length);
            }
            return status;
        });
        try (OpenGate open = new OpenGate(script)) {
            return open.connections().getConnectionData(open.connector(), cells, 0);
        }
    }

    private GetConnectionDataCall brought(byte... bytes) {
        return call(STATUS_SUCCESS, bytes.length, bytes);
    }

    private GetConnectionDataAssert verify(GetConnectionDataCall call) {
        return new GetConnectionDataAssert(call, notes::add);
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] joined = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, joined, one.length, other.length);
        return joined;
    }

    // --- all that was sent

    @Test
    void allThatWasSentIsThereIfTheBufferBeginsWithIt() {
        assertThat(verify(brought(SENT)).brought(SENT)).isNotNull();
        assertThat(verify(brought(joined(SENT, PADDING))).brought(SENT)).isNotNull();
    }

    @Test
    void aRequiredSizeBelowWhatWasSentIsBroken() {
        String expected = "a required size of 3 or more, as many bytes as the peer sent";

        forbidden(
                () -> verify(brought((byte) 11, (byte) 12)).brought(SENT),
                expected,
                "a buffer of the required size, 2 bytes, cannot hold them; returned STATUS_SUCCESS (0x00000000)");
        forbidden(
                () -> verify(call(STATUS_SUCCESS, 0)).brought(SENT),
                expected,
                "a buffer of the required size, 0 bytes, cannot hold them; returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void otherBytesThanWereSentAreBroken() {
        forbidden(
                () -> verify(brought((byte) 11, (byte) 12, (byte) 14)).brought(SENT),
                "copied 3 bytes, beginning with the peer's [0b 0c 0d]",
                "byte 2 is 0x0E, not 0x0D: [0b 0c 0e], returned STATUS_SUCCESS (0x00000000)");
    }

    // --- all that was sent, or a failure

    @Test
    void aFailureIsNotedInsteadOfTheBytes() {
        GetConnectionDataCall failed = call(STATUS_CONNECTION_INVALID, 1, (byte) 99);

        assertThat(verify(failed).broughtAllOrNothing(SENT, AMB_12)).isNotNull();
        assertThat(notes)
                .containsExactly(Note.toleratedBy(
                        AMB_12, "NdkGetConnectionData on the rejected side returned " + STATUS_CONNECTION_INVALID));
    }

    @Test
    void aSuccessThatBringsNothingIsNoted() {
        assertThat(verify(call(STATUS_SUCCESS, 0, (byte) 99)).broughtAllOrNothing(SENT, AMB_12))
                .isNotNull();
        assertThat(notes)
                .containsExactly(Note.toleratedBy(
                        AMB_12,
                        "NdkGetConnectionData on the rejected side returned " + STATUS_SUCCESS
                                + " and a required size of 0"));
    }

    @Test
    void nothingIsAllThereIsWhereNothingWasSent() {
        assertThat(verify(call(STATUS_SUCCESS, 0, (byte) 99)).broughtAllOrNothing(new byte[0], AMB_12))
                .isNotNull();
        assertThat(notes).isEmpty();
    }

    @Test
    void aSuccessHasToBringTheBytes() {
        assertThat(verify(brought(SENT)).broughtAllOrNothing(SENT, AMB_12)).isNotNull();
        forbidden(
                () -> verify(call(STATUS_SUCCESS, 2, SENT)).broughtAllOrNothing(SENT, AMB_12),
                "a required size of 3 or more, as many bytes as the peer sent",
                "stored 2 in *pPrivateDataLength");
        forbidden(
                () -> verify(brought((byte) 11, (byte) 13, (byte) 13)).broughtAllOrNothing(SENT, AMB_12),
                "copied 3 bytes, beginning with the peer's [0b 0c 0d]",
                "byte 1 is 0x0D, not 0x0C: [0b 0d 0d], returned STATUS_SUCCESS (0x00000000)");
        assertThat(notes).isEmpty();
    }

    // --- the same as another call brought

    @Test
    void twoCallsBringTheSameAsFarAsThePeerSentIt() {
        GetConnectionDataCall one = brought(joined(SENT, PADDING));

        assertThat(verify(brought(joined(SENT, OTHERS))).copiedLike(one, SENT)).isNotNull();
        assertThat(verify(brought((byte) 11)).copiedLike(one, SENT)).isNotNull();
        forbidden(
                () -> verify(brought((byte) 11, (byte) 12, (byte) 14)).copiedLike(one, SENT),
                "copied 3 bytes, beginning with the peer's [0b 0c 0d]",
                "byte 2 is 0x0E, not 0x0D: [0b 0c 0e], returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void aCallWithoutABufferOrWithoutSuccessBringsNothingToCompareWith() {
        byte[] wrong = {0, 0, 0};

        assertThat(verify(brought(wrong)).copiedLike(call(STATUS_SUCCESS, 3), SENT))
                .isNotNull();
        assertThat(verify(brought(wrong)).copiedLike(call(STATUS_CONNECTION_INVALID, 3, SENT), SENT))
                .isNotNull();
    }

    @Test
    void onlyWhatTheOtherCallSaidItBroughtIsCompared() {
        GetConnectionDataCall one = call(STATUS_SUCCESS, 2, SENT);

        assertThat(verify(brought((byte) 11, (byte) 12, (byte) 14)).copiedLike(one, SENT))
                .isNotNull();
    }

    // --- nothing of other connections

    @Test
    void eightBytesOfAnotherConnectionBehindThePeersAreNoted() {
        verify(brought(joined(SENT, Arrays.copyOfRange(OTHERS, 2, 10)))).preferablyHidOthers(SENT, PADDING, OTHERS);
        assertThat(notes)
                .containsExactly(Note.toleratedBy(AMB_42, "behind the peer's bytes stand bytes of another connection"));
    }

    @Test
    void sevenAreACoincidence() {
        assertThat(verify(brought(joined(SENT, Arrays.copyOfRange(OTHERS, 0, 7))))
                        .preferablyHidOthers(SENT, OTHERS))
                .isNotNull();
        assertThat(notes).isEmpty();
    }

    @Test
    void paddingThatNobodySentIsNotNoted() {
        assertThat(verify(brought(joined(SENT, PADDING))).preferablyHidOthers(SENT, OTHERS))
                .isNotNull();
        assertThat(notes).isEmpty();
    }

    @Test
    void thePeersOwnBytesAndThoseOfAFailureAreNotLookedAt() {
        verify(brought(OTHERS)).preferablyHidOthers(OTHERS, OTHERS);
        verify(call(STATUS_CONNECTION_INVALID, 10, OTHERS)).preferablyHidOthers(SENT, OTHERS);
        assertThat(notes).isEmpty();
    }
}
