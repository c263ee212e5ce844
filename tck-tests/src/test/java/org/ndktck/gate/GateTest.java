package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Request;
import org.ndktck.scripted.Script;
import org.opentest4j.TestAbortedException;

/** What a provider does in a call is recorded and goes no further. */
class GateTest {

    static Stream<Throwable> thrown() {
        return Stream.of(
                new IllegalStateException("provider"),
                new TestAbortedException("provider"),
                new AssertionError("provider"),
                new StackOverflowError("provider"),
                new NoClassDefFoundError("provider"),
                new Exception("provider"));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void whatACreateThrowsIsRecorded(Throwable thrown) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CREATE_PD, Behaviour.throwing(thrown)))) {
            AsyncCall call = open.objects().createPd(open.adapter());

            assertThat(call.ended()).isTrue();
            assertThat(call.status()).isEmpty();
            assertThat(call.settled()).isTrue();
            assertThat(call.completion()).isEqualTo(new AsyncOutcome.Unlawful("threw " + thrown));
            assertThat(call.object(call.completion())).isNull();
        }
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void whatARequestThrowsIsRecorded(Throwable thrown) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, Behaviour.throwing(thrown)))) {
            AsyncCall call = open.connect(open.connector(), 1);

            assertThat(call.result()).isEqualTo("threw " + thrown);
            assertThat(call.completion().succeeded()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void whatASynchronousFunctionThrowsIsRecorded(Throwable thrown) {
        try (OpenGate open =
                new OpenGate(new Script().on(NdkFunction.GET_CONNECTION_DATA, Behaviour.throwing(thrown)))) {
            Cells cells = new Cells(null, null, null, GuardedUlong.holding(open.slab(), 0));

            GetConnectionDataCall call = open.connections().getConnectionData(open.connector(), cells, 0);

            assertThat(call.status()).isEmpty();
            assertThat(call.returned(NtStatus.STATUS_SUCCESS)).isFalse();
            assertThat(call.result()).isEqualTo("threw " + thrown);
        }
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void whatACloseThrowsIsRecorded(Throwable thrown) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CLOSE_CONNECTOR, Behaviour.throwing(thrown)))) {
            AsyncCall call = open.objects().close(open.connector());

            assertThat(call.result()).isEqualTo("threw " + thrown);
        }
    }

    @Test
    void whatCannotBePrintedIsRecordedByItsClass() {
        Unprintable thrown = new Unprintable();
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, Behaviour.throwing(thrown)))) {
            AsyncCall call = open.connect(open.connector(), 1);

            assertThat(call.result())
                    .isEqualTo("threw " + Unprintable.class.getName() + ", which throws when asked for its text");
        }
    }

    private static final class Unprintable extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no text");
        }
    }

    @Test
    void whatAProviderLeavesInTheThreadOfItsCallerIsUndone() {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Behaviour spoiling = request -> {
            Thread.currentThread().interrupt();
            Thread.currentThread().setContextClassLoader(null);
            return NtStatus.STATUS_SUCCESS;
        };
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.CONNECT, spoiling))) {
            open.connect(open.connector(), 1);

            assertThat(Thread.interrupted()).isFalse();
            assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
        }
    }

    @Test
    void anInterruptFromElsewhereOutlivesACall() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkConnector connector = open.connector();
            Thread.currentThread().interrupt();

            open.connect(connector, 1);

            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aNullStatusIsRecorded() {
        Script script = new Script()
                .on(NdkFunction.CREATE_PD, Behaviour.RETURNS_NULL)
                .on(NdkFunction.GET_CONNECTION_DATA, Behaviour.RETURNS_NULL);
        try (OpenGate open = new OpenGate(script)) {
            AsyncCall create = open.objects().createPd(open.adapter());
            Cells cells = new Cells(null, null, null, GuardedUlong.holding(open.slab(), 0));
            GetConnectionDataCall read = open.connections().getConnectionData(open.connector(), cells, 0);

            assertThat(create.completion())
                    .isEqualTo(new AsyncOutcome.Unlawful("returned null instead of an NtStatus"));
            assertThat(read.result()).isEqualTo("returned null instead of an NtStatus");
            assertThat(read.status()).isEmpty();
        }
    }

    @Test
    void aNullDispatchTableIsRecorded() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkConnector connector = open.connector();
            clear(connector);

            AsyncCall close = open.objects().close(connector);

            assertThat(close.result()).startsWith("threw java.lang.NullPointer");
            assertThat(close.foundNoTable()).isTrue();
        }
    }

    @SuppressWarnings("NullAway")
    private static void clear(NdkConnector connector) {
        connector.setDispatch(null);
    }

    @Test
    void aNullStatusOfACompletionIsNoOutcome() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, request -> {
            completeWithNull(request);
            return NtStatus.STATUS_PENDING;
        }))) {
            NdkListener listener = open.listener(incoming -> {});
            AsyncCall listen = open.objects().listen(listener, open.address(), 0);

            assertThat(listen.completion())
                    .isEqualTo(new AsyncOutcome.Unlawful("completed with null instead of an NtStatus"));
        }
    }

    @SuppressWarnings("NullAway")
    private static void completeWithNull(Request request) {
        request.complete(null);
    }

    @Test
    void objectsAreNamedByTypeAndCountedFromOne() {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkConnector first = open.connector();
            NdkConnector second = open.connector();

            assertThat(open.gate().name(first)).isEqualTo("C1");
            assertThat(open.gate().name(open.cq())).isEqualTo("CQ1");
            assertThat(open.gate().name(second)).isEqualTo("C2");
            assertThat(open.gate().name(open.pd())).isEqualTo("PD1");
            assertThat(open.gate().name(open.qp())).isEqualTo("QP1");
            assertThat(open.gate().name(open.adapter())).isEqualTo("A1");
            assertThat(open.gate().name(first)).isEqualTo("C1");
        }
    }

    @Test
    void callsAndCallbacksAreNumberedInOrder() {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, Behaviour.ON_THE_CALLERS_STACK))) {
            NdkListener listener = open.listener(incoming -> {});
            AsyncCall listen = open.objects().listen(listener, open.address(), 0);
            AsyncCall close = open.settled(open.objects().close(listener));

            assertThat(listen.number()).isEqualTo(3);
            assertThat(listen.callbacks().get(0).number()).isEqualTo(4);
            assertThat(close.number())
                    .as("the callback returns at 5, the listen at 6")
                    .isEqualTo(7);
            assertThat(open.gate().calls()).extracting(Call::number).containsExactly(1, 3, 7);
        }
    }

    @Test
    void eventsAreRecordedWithTheObjectTheyAreAbout() {
        List<String> events = new ArrayList<>();
        CallObserver rules = new EventRules(event -> events.add(
                event.line() + (event.given() == event.passed() ? " with its context" : " with another one")));
        try (OpenGate open = new OpenGate(new Script().eventsAtOnce(), rules)) {
            int port = open.listen(incoming -> {});
            open.connect(open.connector(), port);

            assertThat(events).containsExactly("NdkConnectEventCallback on C2 with its context");
            assertThat(open.gate().events())
                    .extracting(EventCallback::line)
                    .containsExactly("NdkConnectEventCallback on C2");
        }
    }

    @Test
    void aSuccessIsActedOnOnceHoweverOftenItIsTold() {
        Script script = new Script().eventsAtOnce().on(NdkFunction.CONNECT, Behaviour.ON_THE_CALLERS_STACK_AND_INLINE);
        try (OpenGate open = new OpenGate(script)) {
            List<String> successes = new ArrayList<>();
            int port = open.listen(open::accept);
            NdkConnector connector = open.connector();

            AsyncCall connect = open.connections()
                    .connect(connector, open.qp(), open.request(port), new byte[] {}, () -> successes.add("connected"));

            assertThat(connect.returned(NtStatus.STATUS_SUCCESS)).isTrue();
            assertThat(connect.callbacks()).hasSize(1);
            assertThat(successes).containsExactly("connected");
        }
    }

    /** Hears of events only. */
    private record EventRules(Consumer<EventCallback> heard) implements CallObserver {

        @Override
        public void seen(NdkObject<?> object, String how) {}

        @Override
        public void closing(NdkObject<?> object) {}

        @Override
        public void returned(Call call) {}

        @Override
        public void completed(AsyncCall call, CompletionCallback callback) {}

        @Override
        public void event(EventCallback event) {
            heard.accept(event);
        }
    }
}
