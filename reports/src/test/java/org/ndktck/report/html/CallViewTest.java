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
    void theValueThatTheFindingIsAboutIsMarkedFromItsFirstLineOn() {
        List<CallView> calls = CallView.of(new Finding(
                RequirementId.GCD_04,
                Finding.Kind.FORBIDDEN_SEEN,
                "stored 16 in *pOutboundReadLimit",
                "stored 2147483648 in *pOutboundReadLimit",
                "C1 (active side), C2 (passive side)",
                List.of(
                        new CallLine(false, "#1 C1.NdkConnect(OutboundReadLimit = 2147483648)"),
                        read(false, 2, 16),
                        read(false, 3, 2147483648L),
                        read(true, 4, 2147483648L)),
                "GCD-04:simplest",
                true));

        assertThat(calls).extracting(CallView::first).containsExactly(false, false, true, false);
        assertThat(calls).extracting(CallView::value).containsExactly("", "", "2147483648", "2147483648");
        assertThat(calls.get(0).text()).endsWith("OutboundReadLimit = 2147483648 (0x80000000))");
        assertThat(calls.get(3).text() + calls.get(3).value() + calls.get(3).rest())
                .isEqualTo("#4 C1.NdkGetConnectionData(pInboundReadLimit = & -> 16,"
                        + " pOutboundReadLimit = & -> 2147483648 (0x80000000))");
    }

    @Test
    void connectorsArePairedWhereNothingElseCanBe() {
        CallLine one = new CallLine(false, "#1 C1.NdkConnect(0) returned STATUS_PENDING (0x00000103)");
        CallLine other = new CallLine(false, "#3 C3.NdkConnect(0) returned STATUS_PENDING (0x00000103)");
        CallLine ofOne = new CallLine(false, "#2 NdkConnectEventCallback on C2");
        CallLine ofOther = new CallLine(false, "#4 NdkConnectEventCallback on C4");

        assertThat(ConnectorPairs.of(several(List.of(one, ofOne, other, ofOther))))
                .isEqualTo("C1 \u2013 C2, C3 \u2013 C4");
        assertThat(ConnectorPairs.of(several(List.of(one, other, ofOne, ofOther))))
                .isEmpty();
        assertThat(ConnectorPairs.of(finding(List.of(one, ofOne)))).isEmpty();
    }

    private static Finding several(List<CallLine> calls) {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                "expected",
                "observed",
                "C3 (active side), C1 (active side), C2 (passive side), C4 (passive side)",
                calls,
                "GCD-07:simplest",
                true);
    }

    private static CallLine read(boolean judged, int number, long outbound) {
        return new CallLine(
                judged,
                "#" + number + " C1.NdkGetConnectionData(pInboundReadLimit = & -> 16, pOutboundReadLimit = & -> "
                        + outbound + ")");
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
