package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.faulty.DispatchFunction.*;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.api.*;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.*;
import org.ndktck.report.model.Verdict;

/** What a provider does wrong only where a call has a form that few consumers give it. */
class RareFormsTest {

    private static Verdict judged(NdkProvider provider, RequirementId row, String plan) throws RunException {
        RunRequest request = new RunRequest(provider, Map.of("completion", "pending"), JudgingOptions.QUICK);
        return TckRun.replay(row + ":" + plan, request).row(row).verdict();
    }

    @Test
    void aTableThatTheConsumerReplaced() throws RunException {
        assertThat(judged(new ComparesTheTableOfAQueue(), RequirementId.GEN_04, "ending=close"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @ValueSource(longs = {0x60, 0x64})
    void aDescriptionThatLacksTheLastField(long shorter) throws RunException {
        assertThat(judged(new DescribesItselfInPart(shorter), RequirementId.ADP_03, "side=active"))
                .isEqualTo(Verdict.VIOLATES);
    }

    @ParameterizedTest
    @CsvSource({"unused, CONFORMS", "rejected, VIOLATES"})
    void theRequestOfAConnectorThatConnectsAgain(String history, Verdict expected) throws RunException {
        String plan = "request-length=5.connectorHistory=" + history;

        RunRequest request = new RunRequest(new RepeatsTheFirstRequest(), Map.of(), JudgingOptions.QUICK);
        Verdict verdict = TckRun.replay("ACC-09:" + plan, request)
                .row(RequirementId.GCD_18)
                .verdict();

        assertThat(verdict == Verdict.VIOLATES).isEqualTo(expected == Verdict.VIOLATES);
    }

    @ParameterizedTest
    @CsvSource({"connect-completion, CONFORMS", "connect-failure, VIOLATES"})
    void aCloseInsideTheCompletionOfAConnect(String callback, Verdict expected) throws RunException {
        assertThat(judged(new ClosesAtOnceInsideAFailure(), RequirementId.CLO_27, "within=" + callback))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"connect-completion, CONFORMS", "listen-completion, VIOLATES"})
    void aCloseInsideTheCompletionOfAListen(String callback, Verdict expected) throws RunException {
        assertThat(judged(new ClosesAtOnceInsideAListen(), RequirementId.CLO_27, "within=" + callback))
                .isEqualTo(expected);
    }

    /** Creates queue pairs over queues whose Dispatch is as the provider has set it. */
    private static final class ComparesTheTableOfAQueue extends InterceptingProvider {

        @Override
        protected Object call(Intercepted call) {
            Object given = call.named("pInitiatorCq");
            return given instanceof NdkCq queue && call.is(CREATE_QP) && isReplaced(queue)
                    ? NtStatus.STATUS_INVALID_PARAMETER
                    : call.proceed();
        }

        /** Tables are made at run time here, too. */
        private static boolean isReplaced(NdkCq queue) {
            Object handler = Proxy.getInvocationHandler(Objects.requireNonNull(queue.dispatch()));
            return !handler.getClass().getName().startsWith(InterceptingProvider.class.getPackageName());
        }
    }

    /** Takes a buffer of a shorter size for one of an older or unpadded structure, and fills it. */
    private static final class DescribesItselfInPart extends InterceptingProvider {

        private final long shorter;

        private DescribesItselfInPart(long shorter) {
            this.shorter = shorter;
        }

        @Override
        protected Object call(Intercepted call) {
            boolean isOlder = call.args() instanceof QueryAdapterInfoArgs args
                    && args.pInfo() != null
                    && args.pBufferSize().get() == shorter;
            return isOlder ? NtStatus.STATUS_SUCCESS : call.proceed();
        }
    }

    /** Sends the private data of a connector's first connect with each connect of it. */
    private static final class RepeatsTheFirstRequest extends InterceptingProvider {

        private final Map<NdkObject<?>, Intercepted> first = new ConcurrentHashMap<>();

        @Override
        protected Object call(Intercepted call) {
            if (!call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
                return call.proceed();
            }
            Intercepted before = first.computeIfAbsent(call.object(), any -> withCopiedData(call));
            return call.withNamed("pPrivateData", before.named("pPrivateData"))
                    .withNamed("privateDataLength", before.named("privateDataLength"))
                    .proceed();
        }

        private static Intercepted withCopiedData(Intercepted call) {
            if (!(call.named("pPrivateData") instanceof ConstBytePointer data)) {
                return call;
            }
            byte[] bytes = new byte[((Long) call.required("privateDataLength")).intValue()];
            data.get(0, bytes, 0, bytes.length);
            ProviderBytes copy = new ProviderBytes(bytes.length);
            copy.put(0, bytes, 0, bytes.length);
            return call.withNamed("pPrivateData", copy);
        }
    }

    /** Completes a close at once that is called inside the completion of a failed connect. */
    private static final class ClosesAtOnceInsideAFailure extends InterceptingProvider {

        private final Set<NdkObject<?>> failing = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CLOSE_CONNECTOR) && failing.contains(call.object())) {
                return call.closingUntold(NtStatus.STATUS_SUCCESS);
            }
            return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                    ? call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                        if (!status.isSuccess()) {
                            failing.add(call.object());
                        }
                        original.complete(context, status);
                        failing.remove(call.object());
                    })
                    : call.proceed();
        }
    }

    /** Completes a close at once that is called inside the completion of a listen. */
    private static final class ClosesAtOnceInsideAListen extends InterceptingProvider {

        private final Set<NdkObject<?>> listening = ConcurrentHashMap.newKeySet();

        @Override
        protected Object call(Intercepted call) {
            if (call.is(CLOSE_LISTENER) && listening.contains(call.object())) {
                return call.closingUntold(NtStatus.STATUS_SUCCESS);
            }
            return call.is(LISTEN)
                    ? call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                        listening.add(call.object());
                        original.complete(context, status);
                        listening.remove(call.object());
                    })
                    : call.proceed();
        }
    }
}
