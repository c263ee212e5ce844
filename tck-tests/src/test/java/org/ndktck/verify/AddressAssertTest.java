package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_40;
import static org.ndktck.verify.BrokenVerification.forbidden;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkListener;
import org.ndktck.api.provider.PortRange;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.plan.adapter.Family;
import org.ndktck.report.model.Note;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Each assertion over a call that asks for an address passes and fails, and says what it expected and saw. */
class AddressAssertTest {

    private static final int TOO_SHORT = 15;

    private final OpenGate open = new OpenGate(new Script());
    private final AddressCall told = addressOf(open, AddressGate.AMPLE);
    private final AddressCall tooShort = addressOf(open, TOO_SHORT);
    private final InetSocketAddress address =
            new InetSocketAddress(open.address(), told.port().orElseThrow());

    private static AddressCall addressOf(OpenGate open, long capacity) {
        NdkListener listener = open.listener(incoming -> {});
        open.settled(open.objects().listen(listener, open.address(), 0));
        return open.addresses().getLocalAddress(listener, capacity);
    }

    private final List<Note> notes = new ArrayList<>();

    private AddressAssert verify(AddressCall call) {
        return new AddressAssert(call, notes::add);
    }

    private String stored() {
        return "stored " + address.getAddress().getHostAddress() + " port " + address.getPort();
    }

    @Test
    void aStatusIsOneOfThoseGiven() {
        assertThat(verify(told).returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS))
                .isNotNull();
        forbidden(
                () -> verify(tooShort).returned(STATUS_SUCCESS),
                "returned STATUS_SUCCESS (0x00000000)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void theSizeIsThatOfTheFamilyOrOfAll() {
        assertThat(verify(told).storedTheSize(new AddressSize(Family.IPV4, 0))).isNotNull();
        forbidden(
                () -> verify(told).storedTheSize(new AddressSize(Family.IPV6, 0)),
                "stored 28, the size of an IPv6 address, in *pAddressLength",
                "stored 16, returned STATUS_SUCCESS (0x00000000)");
        told.length().set(28);
        verify(told).storedTheSize(new AddressSize(Family.IPV4, 0));
        told.length().set(128);
        verify(told).storedTheSize(new AddressSize(Family.IPV4, 0));
    }

    @Test
    void anAddressHasAFamily() {
        assertThat(verify(told).isAnAddressOf(Family.IPV4)).isNotNull();
        forbidden(
                () -> verify(told).isAnAddressOf(Family.IPV6),
                "stored an IPv6 address",
                stored() + ", returned STATUS_SUCCESS (0x00000000)");
        forbidden(
                () -> verify(tooShort).isAnAddressOf(Family.IPV4),
                "stored an IPv4 address",
                "what it stored is no address, returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void aPortIsAnyButZero() {
        assertThat(verify(told).hasAPort()).isNotNull();
        forbidden(
                () -> verify(tooShort).hasAPort(),
                "stored a port other than 0",
                "stored no address, returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
        setPort(0);
        forbidden(
                () -> verify(told).hasAPort(),
                "stored a port other than 0",
                "stored 192.0.2.1 port 0, returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void anEphemeralPortIsOfTheDynamicRange() {
        setPort(65535);
        assertThat(verify(told).hasAPortChosenFrom(PortRange.DYNAMIC)).isNotNull();
        setPort(49152);
        verify(told).hasAPortChosenFrom(PortRange.DYNAMIC);
        setPort(49151);
        forbidden(
                () -> verify(told).hasAPortChosenFrom(PortRange.DYNAMIC),
                "stored a port of 49152..65535",
                "stored 192.0.2.1 port 49151, returned STATUS_SUCCESS (0x00000000)");
        forbidden(
                () -> verify(tooShort).hasAPortChosenFrom(PortRange.DYNAMIC),
                "stored a port of 49152..65535",
                "stored no address, returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void aPortOfTheHostsRangeIsNoted() {
        PortRange host = new PortRange(32768, 60999);
        setPort(49152);
        verify(told).hasAPortChosenFrom(host);
        assertThat(notes).isEmpty();
        setPort(32768);
        verify(told).hasAPortChosenFrom(host);
        assertThat(notes)
                .containsExactly(Note.toleratedBy(AMB_40, "port 32768 was chosen, of the host's range 32768..60999"));
        setPort(32767);
        forbidden(
                () -> verify(told).hasAPortChosenFrom(host),
                "stored a port of 49152..65535",
                "stored 192.0.2.1 port 32767, returned STATUS_SUCCESS (0x00000000)");
    }

    private void setPort(int port) {
        GuardedBytes buffer = Objects.requireNonNull(told.buffer());
        buffer.put(2, new byte[] {(byte) (port >>> 8), (byte) port}, 0, 2);
        buffer.keep();
    }

    @Test
    void twoPortsDiffer() {
        AddressCall other = addressOf(open, AddressGate.AMPLE);

        assertThat(verify(told).hasAnotherPortThan(other)).isNotNull();
        forbidden(
                () -> verify(told).hasAnotherPortThan(told),
                "stored another port than " + told.object() + " has",
                "stored port " + address.getPort() + " for both, returned STATUS_SUCCESS (0x00000000)");
    }

    @Test
    void anAddressIsComparedWithItsPort() {
        InetSocketAddress other = new InetSocketAddress(address.getAddress(), address.getPort() + 1);

        assertThat(verify(told).is(address)).isNotNull();
        forbidden(
                () -> verify(told).is(other),
                "stored 192.0.2.1 port " + other.getPort(),
                stored() + ", returned STATUS_SUCCESS (0x00000000)");
        forbidden(
                () -> verify(tooShort).is(address),
                stored(),
                "stored no address, returned STATUS_BUFFER_TOO_SMALL (0xC0000023)");
    }

    @Test
    void whatIsBeyondTheCapacityStaysAsItWas() {
        assertThat(verify(told).wroteNothingBeyondTheCapacity()).isNotNull();

        GuardedBytes buffer = Objects.requireNonNull(tooShort.buffer());
        buffer.put(TOO_SHORT, (byte) ~buffer.get(TOO_SHORT));
        buffer.keep();
        forbidden(
                () -> verify(tooShort).wroteNothingBeyondTheCapacity(),
                "wrote nothing outside the buffer of 15 bytes",
                "wrote at offset 15 from pAddress");
    }

    @Test
    void aStoreOfEightBytesIsBrokenThoughTheLengthIsRight() {
        assertThat(verify(told).storedNothingAroundTheLength()).isNotNull();

        told.length().buffer().putLong(0, told.length().get());
        told.length().keep();
        int at = told.length().damage().orElseThrow();
        forbidden(
                () -> verify(told).storedNothingAroundTheLength(),
                "stored the four bytes of *pAddressLength and no others",
                "also stored a byte at offset " + at + " from it");
    }

    @Test
    void aSizeQueryHasNoBufferToWriteBeyond() {
        try (OpenGate answering = new OpenGate(
                new Script().on(NdkFunction.GET_LISTENER_LOCAL_ADDRESS, Behaviour.failing(STATUS_BUFFER_TOO_SMALL)))) {
            NdkListener listener = answering.listener(incoming -> {});

            verify(answering.addresses().queryLocalAddressSize(listener)).wroteNothingBeyondTheCapacity();
        }
    }
}
