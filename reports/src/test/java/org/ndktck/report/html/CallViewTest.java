package org.ndktck.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

class CallViewTest {

    @Test
    void everyCallEventAndCompletionStandsOnItsSide() {
        List<CallView> calls = CallView.of(finding(List.of(
                new CallLine(false, "#1 C1.NdkConnect(pPrivateData = NULL, 0) returned STATUS_PENDING"),
                new CallLine(false, "#2 NdkConnectEventCallback on C2"),
                new CallLine(true, "#3 C2.NdkAccept() returned STATUS_PENDING"),
                new CallLine(false, "#4 completion of #1 NdkConnect with STATUS_SUCCESS"),
                new CallLine(false, "#5 L1.NdkCloseListener() returned STATUS_SUCCESS"))));

        assertThat(calls).extracting(CallView::side).containsExactly("active", "passive", "passive", "active", "both");
        assertThat(calls).extracting(CallView::judged).containsExactly(false, false, true, false, false);
    }

    @Test
    void ofALongSequenceTheJudgedCallIsShown() {
        for (int judged : List.of(1, 20, 100, 199, 200)) {
            List<CallView> calls = CallView.of(finding(IntStream.rangeClosed(1, 200)
                    .mapToObj(number -> new CallLine(number == judged, "#" + number + " C1.NdkAccept()"))
                    .toList()));
            List<CallView> beginning = CallView.beginning(calls);
            List<CallView> ending = CallView.ending(calls);

            assertThat(beginning).isEqualTo(calls.subList(0, beginning.size()));
            assertThat(beginning.size() + ending.size()).isEqualTo(CallView.MOST);
            assertThat(calls).containsSubsequence(ending);
            assertThat(beginning.stream().anyMatch(CallView::judged)
                            || ending.stream().anyMatch(CallView::judged))
                    .as("%s", judged)
                    .isTrue();
        }
    }

    @Test
    void aShortSequenceIsShownWhole() {
        List<CallView> calls = CallView.of(finding(IntStream.rangeClosed(1, CallView.MOST)
                .mapToObj(number -> new CallLine(false, "#" + number + " C1.NdkAccept()"))
                .toList()));

        assertThat(CallView.beginning(calls)).isEqualTo(calls);
        assertThat(CallView.ending(calls)).isEmpty();
    }

    private static Finding finding(List<CallLine> calls) {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                "expected",
                "observed",
                "C2 (passive side, peer sent 1 byte [01]), C1 (active side)",
                calls,
                "GCD-07:simplest",
                true);
    }
}
