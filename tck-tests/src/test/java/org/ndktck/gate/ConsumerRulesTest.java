package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** The kit is a conforming consumer: what binds the consumer is kept by the gate, or the call is refused. */
class ConsumerRulesTest {

    private final Script script = new Script();
    private final OpenGate open = new OpenGate(script);
    private @Nullable NdkConnector accepted;

    @AfterEach
    void close() {
        open.close();
    }

    /** The call is refused with a sentence that names the row, and never reaches the provider. */
    private void refused(ThrowingCallable call, String sentence) {
        List<String> before = script.log();
        assertThatThrownBy(call).isInstanceOf(KitDefect.class).hasMessage(sentence);
        assertThat(script.log()).isEqualTo(before);
    }

    private Cells cells(boolean withBuffer, int capacity, long length) {
        return new Cells(
                null,
                null,
                withBuffer ? GuardedBytes.output(open.slab(), capacity) : null,
                GuardedUlong.holding(open.slab(), length));
    }

    private void read(NdkConnector connector) {
        open.connections().getConnectionData(connector, cells(false, 0, 0), 0);
    }

    /** A connector whose connect succeeded, and the port it connected to. */
    private NdkConnector connected() {
        int port = open.listen(incoming -> {});
        NdkConnector connector = open.connector();
        AsyncCall connect = open.connect(connector, port);
        NdkConnector passive = open.incoming();
        open.accept(passive);
        accepted = passive;
        open.settled(connect);
        return connector;
    }

    private NdkConnector requested() {
        int port = open.listen(incoming -> {});
        open.connect(open.connector(), port);
        return open.incoming();
    }

    @Test
    @DisplayName("GCD-06: the length is never more than the buffer holds")
    void aLengthBeyondTheBufferIsRefused() {
        NdkConnector connector = open.connector();

        refused(
                () -> open.connections().getConnectionData(connector, cells(true, 8, 9), 0),
                "a length of 9 beyond the real buffer (GCD-06)");
        refused(
                () -> open.connections().getConnectionData(connector, cells(true, 0, 1), 0),
                "a length of 1 beyond the real buffer (GCD-06)");
    }

    @Test
    @DisplayName("GCD-06: a length up to the capacity is passed on, in a cell that is never NULL")
    void aLengthUpToTheCapacityIsPassedOn() {
        NdkConnector connector = open.connector();

        open.connections().getConnectionData(connector, cells(true, 8, 8), 0);
        open.connections().getConnectionData(connector, cells(true, 8, 0), 0);
        open.connections().getConnectionData(connector, cells(false, 0, 0), 0);

        assertThat(script.log()).filteredOn("NdkGetConnectionData"::equals).hasSize(3);
    }

    @Test
    @DisplayName("GCD-08: a NULL buffer never comes with a positive length")
    void aNullBufferWithALengthIsRefused() {
        NdkConnector connector = open.connector();

        refused(
                () -> open.connections().getConnectionData(connector, cells(false, 0, 1), 0),
                "a NULL buffer with a length of 1 (GCD-08)");
    }

    @Test
    @DisplayName("GCD-23: no NdkGetConnectionData on the passive side once NdkAccept was called")
    void readingAfterAcceptIsRefused() {
        NdkConnector passive = requested();
        read(passive);
        open.accept(passive);

        refused(() -> read(passive), "NdkGetConnectionData on C2 after the request was answered (GCD-23)");
    }

    @Test
    @DisplayName("GCD-23: no NdkGetConnectionData on the active side once NdkCompleteConnect was called")
    void readingAfterCompleteConnectIsRefused() {
        NdkConnector active = connected();
        read(active);
        open.connections().completeConnect(active, CallForm.PLAIN);

        refused(() -> read(active), "NdkGetConnectionData on C1 after the request was answered (GCD-23)");
    }

    @Test
    @DisplayName("GCD-23: no NdkGetConnectionData once NdkReject was called")
    void readingAfterRejectIsRefused() {
        NdkConnector passive = requested();
        open.connections().reject(passive, new byte[] {});

        refused(() -> read(passive), "NdkGetConnectionData on C2 after the request was answered (GCD-23)");
    }

    @Test
    @DisplayName("ACC-02: a connector is accepted once, and not after it was rejected")
    void aSecondAnswerIsRefused() {
        NdkConnector passive = requested();
        NdkQp qp = open.qp();
        open.accept(passive);

        refused(
                () -> open.connections().accept(passive, new AcceptArguments(qp, 1, 1, CallForm.PLAIN), new byte[] {}),
                "NdkAccept on C2, which was answered before (ACC-02)");
        refused(
                () -> open.connections().reject(passive, new byte[] {}),
                "NdkReject on C2, which was answered before (ACC-02)");
    }

    @Test
    @DisplayName("ACC-02: a connector is not accepted after its close was called")
    void acceptingAClosedConnectorIsRefused() {
        NdkConnector passive = requested();
        NdkQp qp = open.qp();
        open.objects().close(passive);

        refused(
                () -> open.connections().accept(passive, new AcceptArguments(qp, 1, 1, CallForm.PLAIN), new byte[] {}),
                "NdkAccept on C2 after its close was called (CLO-09)");
    }

    @Test
    @DisplayName("REJ-12: a rejected connector can still be closed")
    void aRejectedConnectorIsClosed() {
        NdkConnector passive = requested();
        open.connections().reject(passive, new byte[] {});

        AsyncCall close = open.settled(open.objects().close(passive));

        assertThat(close.completion().succeeded()).isTrue();
    }

    @Test
    @DisplayName("CLO-09: after its close was called a connector is not touched, not even by a second close")
    void aClosedConnectorIsNotTouched() {
        NdkConnector connector = open.connector();
        NdkQp qp = open.qp();
        open.objects().close(connector);

        refused(() -> read(connector), "NdkGetConnectionData on C1 after its close was called (CLO-09)");
        refused(
                () -> open.connections().connect(connector, qp, open.request(1), new byte[] {}, () -> {}),
                "NdkConnect on C1 after its close was called (CLO-09)");
        refused(
                () -> open.connections().completeConnect(connector, CallForm.PLAIN),
                "NdkCompleteConnect on C1 after its close was called (CLO-09)");
        refused(
                () -> open.connections().disconnect(connector),
                "NdkDisconnect on C1 after its close was called (CLO-09)");
        refused(
                () -> open.connections().reject(connector, new byte[] {}),
                "NdkReject on C1 after its close was called (CLO-09)");
        refused(() -> open.objects().close(connector), "NdkCloseConnector on C1 after its close was called (CLO-09)");
    }

    @Test
    @DisplayName("CLO-09: a closed listener is not touched")
    void aClosedListenerIsNotTouched() {
        NdkListener listener = open.listener(incoming -> {});
        open.objects().close(listener);

        refused(
                () -> open.objects().listen(listener, open.address(), 0),
                "NdkListen on L1 after its close was called (CLO-09)");
        refused(
                () -> open.addresses().getLocalAddress(listener, AddressGate.AMPLE),
                "NdkGetLocalAddress on L1 after its close was called (CLO-09)");
    }

    @Test
    @DisplayName("LIF-10: nothing is created from an antecedent whose close was called")
    void aClosedProtectionDomainCreatesNothing() {
        NdkPd pd = open.pd();
        NdkCq cq = open.cq();
        open.objects().close(pd);

        refused(() -> open.objects().createQp(pd, cq, 1), "NdkCreateQp on PD1 after its close was called (CLO-09)");
    }

    /** Lives through every function the kit calls. */
    private void everyCall() {
        NdkConnector active = connected();
        open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
        AsyncCall disconnect = open.connections().disconnect(active);
        open.settled(open.connections().disconnect(Objects.requireNonNull(accepted)));
        open.settled(disconnect);
        open.objects().close(active);
        open.connections().reject(requested(), new byte[] {9});
    }

    @Test
    @DisplayName("ACC-14, CMP-05, CON-16, DIS-17, CLO-02, CRE-02, LIS-02, CB-18: completions and events are supplied")
    void everyCallbackIsSupplied() throws ReflectiveOperationException {
        everyCall();

        int callbacks = 0;
        for (Record args : script.arguments()) {
            for (RecordComponent component : args.getClass().getRecordComponents()) {
                String type = component.getType().getSimpleName();
                if (type.endsWith("Completion") || type.endsWith("Callback")) {
                    assertThat(component.getAccessor().invoke(args))
                            .as("%s of %s", component.getName(), args)
                            .isNotNull();
                    callbacks++;
                }
            }
        }
        assertThat(callbacks).isGreaterThan(15);
    }

    @Test
    @DisplayName("CON-04, CON-06: both addresses are there, with IP address, port and their length")
    void connectNamesBothAddresses() {
        everyCall();

        ConnectArgs args = only(ConnectArgs.class);
        assertThat(args.srcAddressLength()).isEqualTo(16);
        assertThat(args.destAddressLength()).isEqualTo(16);
        byte[] source = new byte[16];
        args.pSrcAddress().get(0, source, 0, 16);
        assertThat(source).startsWith(2, 0, 0, 0).endsWith(0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(new byte[] {source[4], source[5], source[6], source[7]})
                .isEqualTo(open.address().getAddress());
        assertThat(args.pDestAddress().get(0)).isEqualTo((byte) 2);
        assertThat(args.pDestAddress().get(2)).isNotZero();
    }

    @Test
    @DisplayName("LIS-07: the listen address is there, with its length")
    void listenNamesItsAddress() {
        everyCall();

        ListenArgs args = only(ListenArgs.class);
        assertThat(args.addressLength()).isEqualTo(16);
        assertThat(args.pAddress().get(0)).isEqualTo((byte) 2);
    }

    @Test
    @DisplayName("ACC-11, CON-15: the length passed is the byte count of the data, NULL and 0 for none")
    void lengthsAreByteCounts() {
        everyCall();

        ConnectArgs args = only(ConnectArgs.class);
        assertThat(args.privateDataLength()).isEqualTo(2);
        assertThat(args.pPrivateData()).isNotNull();
        assertThat(InputBytes.privateData(open.slab(), new byte[] {})).isEqualTo(new InputBytes(null, 0));
    }

    private <T> T only(Class<T> type) {
        return script.arguments().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }
}
