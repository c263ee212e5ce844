package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;

/** A failure that reads well is left alone; each way to read badly is complained of by its rule. */
class FailureLintTest {

    private static final Catalog CATALOG = Catalog.load();
    private static final RunInfo INFO = new RunInfo(
            "0.1.0", "acme", "Acme", "1.4", Map.of(), "quick", 1, "1", 500, "all", "Java", "Linux", "now", 1);
    private static final String TOO_SMALL = "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)";
    private static final CallLine EVENT = new CallLine(false, "#1 NdkConnectEventCallback on C2");
    private static final CallLine JUDGED = new CallLine(true, "#2 C2.NdkGetConnectionData() " + TOO_SMALL);

    private static Finding finding(String expected, String observed, String token, CallLine... calls) {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                expected,
                observed,
                "C2 (passive side)",
                List.of(calls),
                token,
                true);
    }

    private static Failure failure(Finding finding) {
        return Failure.of(finding, CATALOG, INFO);
    }

    private static Failure observing(String observed) {
        return failure(finding("returned STATUS_SUCCESS (0x00000000)", observed, "GCD-07:simplest", EVENT, JUDGED));
    }

    private static Failure calling(CallLine... calls) {
        return failure(finding("a", "b", "GCD-07:simplest", calls));
    }

    private static Failure replayedBy(String token) {
        return failure(finding("a", "b", token, EVENT, JUDGED));
    }

    private static Failure withLine(int at, String line) {
        Failure good = observing(TOO_SMALL);
        List<String> text = new ArrayList<>(good.text());
        text.set(at, line);
        return new Failure(good.finding(), good.requirement(), text);
    }

    private static Failure endingWith(String line) {
        Failure good = observing(TOO_SMALL);
        return new Failure(
                good.finding(),
                good.requirement(),
                Stream.concat(good.text().stream(), Stream.of(line)).toList());
    }

    static Stream<Arguments> spoilt() {
        return Stream.of(
                Arguments.of(MessageRule.HEADING, withLine(0, "GCD-07: something else")),
                Arguments.of(MessageRule.DEMAND, withLine(2, "             => return STATUS_PENDING")),
                Arguments.of(MessageRule.EXPECTED_AND_OBSERVED, observing("returned STATUS_SUCCESS (0x00000000)")),
                Arguments.of(MessageRule.EXPECTED_AND_OBSERVED, observing(" ")),
                Arguments.of(MessageRule.CALLS, calling(JUDGED, EVENT)),
                Arguments.of(MessageRule.JUDGED_CALL, calling(EVENT)),
                Arguments.of(MessageRule.JUDGED_CALL, calling(new CallLine(true, EVENT.text()), JUDGED)),
                Arguments.of(MessageRule.TOKEN, replayedBy("GCD-07:side=sideways")),
                Arguments.of(MessageRule.TOKEN, replayedBy("GCD-07")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("net.jqwik.engine.SomeException")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("java.lang.AssertionError")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("org.ndktck.bench.Bench failed")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("at java.base/java.lang.Thread.run")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("at com.acme.Queue.take(Queue.java:7)")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("stored com.acme.Pd@1b2c3d4e")),
                Arguments.of(MessageRule.NO_MACHINERY, observing("stored Acme$Pd")),
                Arguments.of(MessageRule.PLAIN_WORDS, observing("the plan ended")),
                Arguments.of(MessageRule.PLAIN_WORDS, observing("expected: <1> but was: <2>")),
                Arguments.of(MessageRule.PLAIN_WORDS, observing("stored null")),
                Arguments.of(MessageRule.HEX, observing("returned STATUS_PENDING and never completed")),
                Arguments.of(MessageRule.LINES, endingWith(" ")),
                Arguments.of(MessageRule.LINES, endingWith("x".repeat(111))));
    }

    @Test
    void failureThatReadsWellIsLeftAlone() {
        assertThat(FailureLint.complaints(observing(TOO_SMALL))).isEmpty();
        assertThat(FailureLint.complaints(observing("returned null instead of an NtStatus")))
                .isEmpty();
        assertThat(FailureLint.complaints(observing("stored NULL"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("spoilt")
    void eachRuleComplains(MessageRule rule, Failure failure) {
        assertThat(FailureLint.complaints(failure)).singleElement().asString().contains(" " + rule + ": ");
    }

    @Test
    void failureWithoutCallsIsComplainedOf() {
        assertThat(FailureLint.complaints(calling()))
                .anySatisfy(text -> assertThat(text).contains("CALLS: "));
    }

    @Test
    void everyRuleIsShownToComplain() {
        Set<MessageRule> shown = EnumSet.noneOf(MessageRule.class);
        spoilt().forEach(arguments -> shown.add((MessageRule) arguments.get()[0]));

        assertThat(shown).containsExactlyInAnyOrder(MessageRule.values());
    }

    /** GEN-08 is shown by the state of an object, so that a marked call would be a wrong one. */
    @Test
    void markedCallIsTooManyWhereTheStateOfAnObjectShowsTheBreach() {
        Finding marked = new Finding(
                RequirementId.GEN_08,
                Finding.Kind.FORBIDDEN_SEEN,
                "a",
                "b",
                "C1 (active side)",
                List.of(new CallLine(true, "#1 C1.NdkConnect() has not returned yet")),
                "GEN-08:simplest",
                true);

        assertThat(FailureLint.complaints(failure(marked)))
                .singleElement()
                .asString()
                .contains("JUDGED_CALL");
    }
}
