package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallForm;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Addresses that are told in a try about something else: each breach, and the nearest lawful answer. */
class AddressRulesTest {

    private static final int AMPLE = 64;
    private static final int GIVEN = 20_001;

    private static UnaryOperator<byte[]> withPort(int port) {
        return address -> {
            address[2] = (byte) (port >>> 8);
            address[3] = (byte) port;
            return address;
        };
    }

    private static List<RequirementId> listening(Script script, int port, long... capacities) {
        try (OpenGate open = new OpenGate(script)) {
            NdkListener listener = open.listener(connector -> {});
            open.settled(open.objects().listen(listener, open.address(), port));
            for (long capacity : capacities) {
                open.addresses().getLocalAddress(listener, capacity);
            }
            open.addresses().queryLocalAddressSize(listener);
            return Judged.rows(open);
        }
    }

    /** A connection from a port to a listener on a chosen one, of which both sides are asked both addresses. */
    private static List<RequirementId> connected(Script script, int sourcePort) {
        try (OpenGate open = new OpenGate(script)) {
            int port = open.listen(connector -> {});
            NdkConnector active = open.connector();
            AsyncCall connect = open.connections()
                    .connect(
                            active,
                            open.qp(),
                            new ConnectionGate.Request(open.address(), sourcePort, open.address(), port, 1, 2),
                            new byte[] {1},
                            () -> {});
            NdkConnector passive = open.incoming();
            AsyncCall accept = open.accept(passive);
            open.settled(connect);
            open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
            open.settled(accept);
            for (NdkConnector connector : List.of(active, passive)) {
                open.addresses().getLocalAddress(connector, AMPLE);
                open.addresses().getPeerAddress(connector, AMPLE);
            }
            return Judged.rows(open);
        }
    }

    @Test
    void aLawfulProviderBreaksNothing() {
        assertThat(listening(new Script(), 0, AMPLE, 16, 15, 1)).isEmpty();
        assertThat(listening(new Script(), GIVEN, AMPLE, 16, 15, 1)).isEmpty();
        assertThat(connected(new Script(), 0)).isEmpty();
        assertThat(connected(new Script(), GIVEN)).isEmpty();
    }

    @Test
    void anotherPortThanTheGivenOneBreaksLis34() {
        Script script = new Script().telling(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, withPort(GIVEN + 1));

        assertThat(listening(script, GIVEN, AMPLE)).containsExactly(RequirementId.LIS_34);
    }

    @Test
    void noPortBreaksLis24() {
        Script script = new Script().telling(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, withPort(0));

        assertThat(listening(script, 0, AMPLE)).containsExactly(RequirementId.LIS_24);
    }

    @Test
    void whatIsNoAddressBreaksLis21() {
        Script script = new Script().telling(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, address -> new byte[16]);

        assertThat(listening(script, GIVEN, AMPLE)).containsExactly(RequirementId.LIS_21);
    }

    @Test
    void aSizeThatHoldsNoAddressBreaksLis22AndLis36() {
        Script script = new Script().telling(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, address -> new byte[8]);

        assertThat(listening(script, GIVEN, 4)).containsExactly(RequirementId.LIS_22, RequirementId.LIS_36);
    }

    @Test
    void aLengthOfEightBytesBreaksTheRowOfTheAnswer() {
        assertThat(listeningWithLongLengths(AMPLE)).containsExactly(RequirementId.LIS_21);
        assertThat(listeningWithLongLengths(15)).containsExactly(RequirementId.LIS_22);
        assertThat(listeningWithLongLengths(0)).containsExactly(RequirementId.LIS_36);
    }

    /** A call whose length cell is stored with eight bytes; a capacity of 0 stands for a size query. */
    private static List<RequirementId> listeningWithLongLengths(long capacity) {
        try (OpenGate open = new OpenGate(new Script())) {
            NdkListener listener = open.listener(connector -> {});
            open.settled(open.objects().listen(listener, open.address(), GIVEN));
            AddressCall call = capacity == 0
                    ? open.addresses().queryLocalAddressSize(listener)
                    : open.addresses().getLocalAddress(listener, capacity);
            call.length().buffer().putLong(0, call.length().get());
            call.length().keep();
            return Judged.rows(open);
        }
    }

    @Test
    void anotherLocalPortOfAnAcceptedConnectorBreaksGla09() {
        assertThat(connected(new Script().telling(NdkFunction.GET_LOCAL_ADDRESS, withPort(50_999)), GIVEN))
                .containsExactlyInAnyOrder(RequirementId.GLA_09, RequirementId.GLA_11);
    }

    @Test
    void aChosenLocalPortOfZeroBreaksGla08() {
        assertThat(connected(new Script().telling(NdkFunction.GET_LOCAL_ADDRESS, withPort(0)), 0))
                .containsExactlyInAnyOrder(RequirementId.GLA_08, RequirementId.GLA_09);
    }

    @Test
    void anotherPeerBreaksGpa08AndGpa09() {
        assertThat(connected(new Script().telling(NdkFunction.GET_PEER_ADDRESS, withPort(50_999)), GIVEN))
                .containsExactlyInAnyOrder(RequirementId.GPA_08, RequirementId.GPA_09);
    }

    @Test
    void aConnectedConnectorThatTellsNoLocalAddressBreaksGla12() {
        Script script = new Script().on(NdkFunction.GET_LOCAL_ADDRESS, Behaviour.failing(NtStatus.STATUS_UNSUCCESSFUL));

        assertThat(connected(script, GIVEN)).containsOnly(RequirementId.GLA_12);
    }

    @Test
    void aConnectorWhosePeerHasGoneMayFail() {
        Script script = new Script().on(NdkFunction.GET_LOCAL_ADDRESS, Behaviour.failing(NtStatus.STATUS_UNSUCCESSFUL));
        try (OpenGate open = new OpenGate(script)) {
            int port = open.listen(connector -> {});
            NdkConnector active = open.connector();
            AsyncCall connect = open.connect(active, port);
            NdkConnector passive = open.incoming();
            open.accept(passive);
            open.settled(connect);
            open.addresses().getLocalAddress(active, AMPLE);
            open.settled(open.connections().completeConnect(active, CallForm.PLAIN));
            open.settled(open.objects().close(passive));
            open.addresses().getLocalAddress(active, AMPLE);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }
}
