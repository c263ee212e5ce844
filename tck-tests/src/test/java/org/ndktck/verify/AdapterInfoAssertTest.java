package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.verify.BrokenVerification.forbidden;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.QueryGate;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion over NdkQueryAdapterInfo passes and fails, and says what it expected and saw. */
class AdapterInfoAssertTest {

    private static final int FRMR_PAGE_COUNT_OF_THE_SCRIPT = 16;

    private final AdapterInfoCall filled = query(NdkAdapterInfo.SIZE);
    private final AdapterInfoCall tooShort = query(NdkAdapterInfo.SIZE - 1);

    private static AdapterInfoCall query(long capacity) {
        try (OpenGate open = new OpenGate(new Script())) {
            return new QueryGate(open.gate()).queryAdapterInfo(open.adapter(), capacity);
        }
    }

    private static AdapterInfoAssert verify(AdapterInfoCall call) {
        return new AdapterInfoAssert(call, note -> {
            throw new AssertionError("nothing is to be noted: " + note);
        });
    }

    private static AdapterInfoCall changedAt(int offset) {
        AdapterInfoCall call = query(NdkAdapterInfo.SIZE);
        GuardedBytes info = Objects.requireNonNull(call.info());
        info.put(offset, (byte) ~info.get(offset));
        info.keep();
        return call;
    }

    @Test
    void oneOfTheGivenStatusesIsReturned() {
        assertThat(verify(tooShort).returned(STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL))
                .isNotNull();
        forbidden(
                () -> verify(tooShort).returned(STATUS_SUCCESS, NtStatus.STATUS_PENDING),
                "returned STATUS_SUCCESS (0x00000000) or STATUS_PENDING (0x00000103)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void theSizeIsStored() {
        assertThat(verify(tooShort).stored(NdkAdapterInfo.SIZE)).isNotNull();
        forbidden(
                () -> verify(filled).stored(NdkAdapterInfo.SIZE - 4),
                "stored " + (NdkAdapterInfo.SIZE - 4) + ", the size of NDK_ADAPTER_INFO, in *pBufferSize",
                "stored " + NdkAdapterInfo.SIZE + ", returned STATUS_SUCCESS (0x00000000)");
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x0B, 0x10, 0x63})
    void aFieldThatDiffersWasNotWritten(int offset) {
        forbidden(
                () -> verify(filled).filledEveryFieldLike(changedAt(offset)),
                "filled every field of NDK_ADAPTER_INFO, with the same values in two calls",
                String.format("the byte at offset 0x%02X differs between two calls", offset));
    }

    @ParameterizedTest
    @ValueSource(ints = {0x0C, 0x0F, 0x64, 0x67})
    void whatIsNoFieldMayDiffer(int offset) {
        assertThat(verify(filled).filledEveryFieldLike(changedAt(offset))).isNotNull();
    }

    @Test
    void aStoreOfEightBytesIsBrokenThoughTheSizeIsRight() {
        assertThat(verify(filled).storedNothingAroundTheSize()).isNotNull();

        filled.size().buffer().putLong(0, filled.size().get());
        filled.size().keep();
        int at = filled.size().damage().orElseThrow();
        forbidden(
                () -> verify(filled).storedNothingAroundTheSize(),
                "stored the four bytes of *pBufferSize and no others",
                "also stored a byte at offset " + at + " from it");
    }

    @Test
    void theVersionIsTheOneOfTheHeader() {
        assertThat(verify(filled).toldVersion(NdkVersion.V2_1)).isNotNull();
        forbidden(
                () -> verify(changedAt(0)).toldVersion(NdkVersion.V2_1),
                "reported version 2.1, which the adapter's header has",
                "reported version 253.1");
        assertThatThrownBy(() -> verify(changedAt(2)).toldVersion(NdkVersion.V2_1))
                .isInstanceOf(RequirementBroken.class);
    }

    @Test
    void aPageCountMayBeLargerThanTheLeast() {
        assertThat(verify(filled).toldAtLeastThisFrmrPageCount(FRMR_PAGE_COUNT_OF_THE_SCRIPT))
                .isNotNull();
        forbidden(
                () -> verify(filled).toldAtLeastThisFrmrPageCount(FRMR_PAGE_COUNT_OF_THE_SCRIPT + 1),
                "reported an FRMRPageCount of at least 17",
                "reported 16");
    }

    @Test
    void aSizeQueryHasNoDescriptionToLookAt() {
        try (OpenGate open = new OpenGate(new Script())) {
            AdapterInfoCall size = new QueryGate(open.gate()).queryAdapterInfoSize(open.adapter());

            assertThatThrownBy(() -> verify(size).toldVersion(NdkVersion.V2_1))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("a size query brings no description");
        }
    }
}
