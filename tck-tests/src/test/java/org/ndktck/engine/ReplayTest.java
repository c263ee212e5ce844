package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** One plan again, once. */
class ReplayTest {

    private static Script lawful() {
        return new Script().everythingAtOnce();
    }

    @Test
    void runsThePlanOfTheTokenAndNothingElse() throws RunException {
        Script script = lawful();

        RunResult result = TckRun.replay(
                "GCD-07:side=active.answer=at-once.request-length=3.reply-length=4.limits-inA=77.outPointers=neither",
                Requests.of(script));

        assertThat(script.arguments())
                .filteredOn(ConnectArgs.class::isInstance)
                .singleElement()
                .satisfies(args -> {
                    assertThat(((ConnectArgs) args).privateDataLength()).isEqualTo(3);
                    assertThat(((ConnectArgs) args).inboundReadLimit()).isEqualTo(77);
                });
        assertThat(script.arguments())
                .filteredOn(AcceptArgs.class::isInstance)
                .singleElement()
                .satisfies(args ->
                        assertThat(((AcceptArgs) args).privateDataLength()).isEqualTo(4));
        assertThat(result.row(RequirementId.GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
        assertThat(result.row(RequirementId.GCD_10).verdict()).isEqualTo(Verdict.NOT_JUDGED);
        assertThat(result.info().selection()).isEqualTo("replay of one case");
    }

    @Test
    void showsTheSameInAProcessThatSomebodyElseWatches() throws RunException {
        RunResult result = TckRun.replay("GCD-07:simplest", Requests.of(lawful()), WorkerContext.ALONE, () -> {});

        assertThat(result.row(RequirementId.GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
        assertThat(result.info().selection()).isEqualTo("replay of one case");
    }

    /** Who waits to the end of the patience waits for hours. */
    @Test
    @Timeout(60)
    void doesNotWaitForWhatTheProviderSaysDoesNotCome() throws RunException {
        Script script = lawful().on(NdkFunction.CONNECT, Behaviour.NEVER).settling(() -> {});

        RunResult result = TckRun.replay(
                "CON-38:simplest",
                Requests.of(new ScriptedProvider(script), Requests.SERVED, 1, 1, Duration.ofHours(1)));

        assertThat(result.row(RequirementId.CON_38).verdict()).isEqualTo(Verdict.VIOLATES);
    }

    /** The provider says at once that nothing is under way, and that is not true. */
    @Test
    void aRunBelievesNobodyAtFirst() throws RunException {
        AtomicInteger asked = new AtomicInteger();
        Executor later = CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS);
        Script script = lawful().on(NdkFunction.CONNECT, request -> {
                    request.whenKnown(status -> later.execute(() -> request.complete(status)));
                    return NtStatus.STATUS_PENDING;
                })
                .settling(asked::incrementAndGet);

        RunResult result = TckRun.execute(Requests.of(script, 1, RequirementId.CON_38), RunListener.SILENT);

        assertThat(script.log()).contains("NdkConnect");
        assertThat(result.row(RequirementId.CON_38).findings()).isEmpty();
        assertThat(asked).hasValue(0);
    }

    @Test
    void showsTheFailureAgain() throws RunException {
        Script script = lawful().reading((readable, args) -> NtStatus.STATUS_CANCELLED);
        script.reading((readable, args) -> {
            NtStatus status = readable.read(args);
            return args.pPrivateData() == null ? NtStatus.STATUS_CANCELLED : status;
        });
        RunResult first = TckRun.execute(Requests.of(script, 20, RequirementId.GCD_07), RunListener.SILENT);
        Finding finding = first.row(RequirementId.GCD_07).findings().get(0);

        RunResult again = TckRun.replay(finding.token(), Requests.of(script));

        assertThat(again.row(RequirementId.GCD_07).findings())
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("calls") // the ports differ
                .containsExactly(finding);
        assertThat(again.headline().exitCode()).isEqualTo(1);
    }

    @Test
    void showsWhatWasSeenInPassingInTheTryOfAnotherRequirement() throws RunException {
        Script script = lawful().on(NdkFunction.CONNECT, Behaviour.TWICE);

        RunResult result = TckRun.replay("GCD-07:simplest", Requests.of(script));

        assertThat(result.row(RequirementId.CB_03).verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(result.row(RequirementId.CB_03).findings().get(0).token()).isEqualTo("GCD-07:simplest");
        assertThat(result.row(RequirementId.GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense|it does not begin with the id of a requirement",
                "GCD-07|it lacks the plan behind GCD-07:",
                "GCD-08:simplest|this kit has no property for GCD-08",
                "GCD-07:side=left|'side=left' is not one of passive, active",
                "GCD-07:colour=red|the plan has no key 'colour'",
                "GCD-07:limits-inA=-1|limits inA=-1 is outside 0..4294967295",
                "GCD-07:request-length=2000000|private data length=2000000 is outside 0..1048576",
            })
    void aBadTokenIsOneSentence(String token, String reason) {
        assertThatThrownBy(() -> TckRun.replay(token, Requests.of(lawful())))
                .isInstanceOf(RunException.class)
                .hasMessage("'" + token + "' is no token of this kit: " + reason
                        + "; copy it from the Reproduce line of a failure");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GCD-07:request-length=57|its request is longer than the adapter's MaxCallerData 56",
                "GCD-07:reply-length=149|its reply is longer than the adapter's MaxCalleeData 148",
                "CB-01:connection-family=ipv6|its family is IPV6, which no pair of the adapters' addresses has",
            })
    @DisplayName("CON-15, ACC-11: a plan for another adapter is refused before a byte too many is sent")
    void aPlanForAnotherAdapterIsOneSentence(String token, String reason) {
        Script script = lawful().withoutIpv6().data(56, 148);

        assertThatThrownBy(() -> TckRun.replay(token, Requests.of(script)))
                .isInstanceOf(RunException.class)
                .hasMessage("provider 'scripted' cannot be judged: the token's plan is for another adapter: " + reason);
        assertThat(script.log()).containsExactly("closed");
    }
}
