package org.ndktck.reference.negotiation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/** The vectors of the read-limit arithmetic, D-1 to D-9, and the rules of GetConnectionData. */
class DocumentedDecisionsTest {

    private final Decisions decisions = new DocumentedDecisions();

    @ParameterizedTest(name = "{0}")
    @CsvSource(textBlock = """
                    D-1, 16/16, 16/16, 8/4,                   4/8,   16/16,                 8/4
                    D-2, 16/16, 16/16, 4294967295/4294967295, 16/16, 16/16,                 16/16
                    D-3, 16/16, 16/16, 8/8,                   8/8,   3/5,                   5/3
                    D-4, 16/16, 16/16, 8/8,                   8/8,   4294967295/4294967295, 8/8
                    D-5, 16/16, 8/4,   32/10,                 8/4,   6/20,                  4/6
                    D-6, 16/4,  16/4,  16/16,                 4/4,   16/16,                 4/4
                    D-7, 16/16, 16/16, 0/0,                   0/0,   8/8,                   0/0
                    D-8, 16/16, 16/16, 8/8,                   8/8,   0/0,                   0/0
                    D-9, 16/16, 16/16, 0/8,                   8/0,   8/0,                   0/8
                    """)
    void followTheVectors(
            String vector,
            String activeMaxima,
            String passiveMaxima,
            String connect,
            String passiveSees,
            String accept,
            String activeSees)
            throws Refusal {
        ReadLimits offered = decisions.offered(limits(connect), limits(activeMaxima));
        ReadLimits granted = decisions.granted(limits(accept), limits(passiveMaxima), offered);

        assertThat(decisions.visibleBeforeAccept(offered, limits(passiveMaxima)))
                .as("passive side of %s", vector)
                .isEqualTo(limits(passiveSees));
        assertThat(decisions.effective(offered, limits(connect), limits(activeMaxima), granted))
                .as("active side of %s", vector)
                .isEqualTo(limits(activeSees))
                .isEqualTo(granted.seenByPeer());
    }

    private static ReadLimits limits(String text) {
        String[] parts = text.split("/", 2);
        return new ReadLimits(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    @ParameterizedTest
    @CsvSource({"0, 5, 0", "4, 5, 4", "5, 5, 5", "6, 5, 5", "4294967295, 0, 0"})
    void copyTheLesserOfCapacityAndRequiredSize(long capacity, long requiredSize, long copied) {
        assertThat(decisions.bytesToCopy(capacity, requiredSize)).isEqualTo(copied);
    }

    @Test
    void finishWithBufferTooSmallExactlyBelowTheRequiredSize() {
        assertThat(decisions.fetchStatus(4, 5)).isEqualTo(NtStatus.STATUS_BUFFER_TOO_SMALL);
        assertThat(decisions.fetchStatus(5, 5)).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(decisions.fetchStatus(0, 0)).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(decisions.sizeQueryStatus(5)).isEqualTo(NtStatus.STATUS_SUCCESS);
    }
}
