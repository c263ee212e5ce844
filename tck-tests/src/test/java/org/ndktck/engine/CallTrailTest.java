package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.gate.NdkFunction;
import org.ndktck.verify.PreconditionUnmet;

class CallTrailTest {

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("trail");
    }

    private CallTrail begin() throws IOException {
        return CallTrail.begin(file, Map.of());
    }

    @ParameterizedTest
    @EnumSource(NdkFunction.class)
    void theFunctionThatTheProviderIsInIsFound(NdkFunction function) throws IOException {
        begin().entering(function);

        assertThat(CallTrail.read(file).function()).contains(function);
    }

    @Test
    void whoHasLeftIsNowhereOrWhereItWasBefore() throws IOException {
        CallTrail trail = begin();
        int outside = trail.entering(NdkFunction.CONNECT);
        int inside = trail.entering(NdkFunction.CLOSE_CONNECTOR);

        trail.left(inside);
        assertThat(CallTrail.read(file).function()).contains(NdkFunction.CONNECT);

        trail.left(outside);
        assertThat(CallTrail.read(file).function()).isEmpty();
    }

    /** A callback of the provider may go on, and call, when the function that it came in has returned. */
    @Test
    void callsOfTwoThreadsAreLeftInAnyOrder() throws IOException {
        CallTrail trail = begin();
        int driver = trail.entering(NdkFunction.CONNECT);
        int callback = trail.entering(NdkFunction.ACCEPT);

        trail.left(driver);
        assertThat(CallTrail.read(file).function()).contains(NdkFunction.ACCEPT);

        trail.left(callback);
        assertThat(CallTrail.read(file).function()).isEmpty();
    }

    @Test
    void ofSeveralFunctionsTheOneEnteredLastIsFoundWhereverItStands() throws IOException {
        CallTrail trail = begin();
        int first = trail.entering(NdkFunction.CONNECT);
        trail.entering(NdkFunction.ACCEPT);
        trail.left(first);

        trail.entering(NdkFunction.SEND);
        assertThat(CallTrail.read(file).function()).contains(NdkFunction.SEND);

        trail.entering(NdkFunction.RECEIVE);
        assertThat(CallTrail.read(file).function()).contains(NdkFunction.RECEIVE);
    }

    @Test
    void placesOfCallsThatAreOverAreUsedAgain() throws IOException {
        CallTrail trail = begin();
        IntStream.range(0, 1000).forEach(call -> trail.left(trail.entering(NdkFunction.SEND)));

        trail.entering(NdkFunction.CONNECT);

        assertThat(CallTrail.read(file).function()).contains(NdkFunction.CONNECT);
    }

    @Test
    void moreCallsAtTheSameTimeThanItKeepsDoNoHarm() throws IOException {
        CallTrail trail = begin();
        List<Integer> entered = IntStream.range(0, 100)
                .mapToObj(at -> trail.entering(NdkFunction.SEND))
                .toList();

        assertThat(CallTrail.read(file).function()).contains(NdkFunction.SEND);
        entered.forEach(trail::left);
        assertThat(CallTrail.read(file).function()).isEmpty();
    }

    @Test
    void whoFoundNoPlaceLeavesThoseOfTheOthersAlone() throws IOException {
        CallTrail trail = begin();
        trail.entering(NdkFunction.CONNECT);
        List<Integer> others = IntStream.range(0, 100)
                .mapToObj(at -> trail.entering(NdkFunction.SEND))
                .toList();

        others.forEach(trail::left);

        assertThat(CallTrail.read(file).function()).contains(NdkFunction.CONNECT);
    }

    @Test
    void theTokenOfTheTryIsFound() throws IOException {
        CallTrail trail = begin();
        trail.tryBegins("GCD-07:a=\u00e4 long one");
        trail.tryBegins("GCD-09:b");

        assertThat(CallTrail.read(file)).isEqualTo(new CallTrail.End(Optional.empty(), "GCD-09:b"));
    }

    @Test
    void aTokenWithoutEndIsCut() throws IOException {
        begin().tryBegins("x".repeat(1 << 17));

        assertThat(CallTrail.read(file).token())
                .hasSizeGreaterThan(1 << 15)
                .hasSizeLessThan(1 << 16)
                .matches("x*");
    }

    @Test
    void aTryBeginsOutsideOfEveryFunction() throws IOException {
        CallTrail trail = begin();
        trail.entering(NdkFunction.CONNECT);
        trail.tryBegins("GCD-09:b");

        assertThat(CallTrail.read(file).function()).isEmpty();
    }

    @Test
    void aFunctionThatEndedAProcessBeforeIsNotCalled() throws IOException {
        CallTrail trail = CallTrail.begin(file, Map.of(NdkFunction.CONNECT, "NdkConnect does not return, see CON-38"));

        assertThatThrownBy(() -> trail.entering(NdkFunction.CONNECT))
                .isInstanceOf(PreconditionUnmet.class)
                .hasMessage("NdkConnect does not return, see CON-38");
        assertThat(CallTrail.read(file).function()).isEmpty();
        trail.entering(NdkFunction.ACCEPT);
        assertThat(CallTrail.read(file).function()).contains(NdkFunction.ACCEPT);
    }

    @Test
    void withoutATrailNothingIsKnown() throws IOException {
        assertThat(CallTrail.read(file)).isEqualTo(new CallTrail.End(Optional.empty(), ""));

        Files.writeString(file, "short");
        assertThat(CallTrail.read(file)).isEqualTo(new CallTrail.End(Optional.empty(), ""));
    }
}
