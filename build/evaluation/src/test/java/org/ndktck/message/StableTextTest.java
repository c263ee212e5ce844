package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

class StableTextTest {

    private static final CallLine CONNECT =
            new CallLine(false, "#1 C1.NdkConnect(pPrivateData = NULL, 0) returned STATUS_PENDING (0x00000103)");
    private static final CallLine COMPLETION =
            new CallLine(false, "#3 completion of #1 NdkConnect with STATUS_CONNECTION_REFUSED (0xC0000236)");

    @Test
    void whatAJudgedCallBringsToTheOtherSideMayBeThereOrNot() {
        CallLine reject =
                new CallLine(true, "#2 C2.NdkReject(pPrivateData = NULL, 0) returned STATUS_SUCCESS (0x00000000)");

        assertThat(texts(CONNECT, reject, COMPLETION))
                .isEqualTo(texts(CONNECT, reject))
                .hasSize(2);
    }

    @Test
    void aCompletionThatIsWaitedForStays() {
        CallLine accept =
                new CallLine(true, "#2 C2.NdkAccept(pPrivateData = NULL, 0) returned STATUS_PENDING (0x00000103)");

        assertThat(texts(CONNECT, accept, COMPLETION))
                .hasSize(3)
                .last()
                .isEqualTo(COMPLETION.text() + "[, before the return]");
    }

    @Test
    void aJudgedCompletionStays() {
        CallLine reject =
                new CallLine(true, "#2 C2.NdkReject(pPrivateData = NULL, 0) returned STATUS_SUCCESS (0x00000000)");

        assertThat(texts(CONNECT, reject, new CallLine(true, COMPLETION.text())))
                .hasSize(3);
    }

    private static List<String> texts(CallLine... calls) {
        Finding finding = new Finding(
                RequirementId.REJ_04,
                Finding.Kind.REQUIRED_MISSING,
                "expected",
                "observed",
                "C1 (active side)",
                new ArrayList<>(List.of(calls)),
                "REJ-04:simplest",
                true);
        Stream<CallLine> steady = StableText.of(finding).calls().stream();
        return steady.map(CallLine::text).toList();
    }
}
