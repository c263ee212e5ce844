package org.ndktck.verify;

import static org.ndktck.catalog.ReadingId.AMB_40;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.PortRange;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.plan.adapter.Family;
import org.ndktck.report.model.Note;

/** Assertions over one recorded call that asks for an address. */
public final class AddressAssert extends CallAssert<AddressAssert, AddressCall> {

    /**
     * Makes the assertion.
     *
     * @param call the call
     * @param notes takes the tolerated oddities
     */
    public AddressAssert(AddressCall call, Consumer<Note> notes) {
        super(call, AddressAssert.class, notes);
    }

    /** Verifies that the function returned one of the given statuses. */
    public AddressAssert returned(NtStatus... permitted) {
        if (Arrays.stream(permitted).noneMatch(call()::returned)) {
            throw forbidden("returned " + StatusAssert.anyOf(permitted), call().result());
        }
        return this;
    }

    /** Verifies that the length cell holds the size of a structure for the address. */
    public AddressAssert storedTheSize(AddressSize size) {
        long stored = call().length().get();
        Family family = size.family();
        return holds(
                size.permits(stored),
                "stored " + family.sockaddrBytes() + ", the size of an " + name(family)
                        + " address, in *pAddressLength",
                () -> "stored " + stored + ", " + call().result());
    }

    /** Verifies that a store into the length cell had the width of a ULONG; the row that demands the store judges it. */
    public AddressAssert storedNothingAroundTheLength() {
        return storedNothingAround("*pAddressLength", call().length());
    }

    /** Verifies that the buffer holds an address of a family. */
    public AddressAssert isAnAddressOf(Family family) {
        return holds(
                call().address()
                        .filter(seen -> family == familyOf(seen.getAddress()))
                        .isPresent(),
                "stored an " + name(family) + " address",
                () -> call().address().map(seen -> "stored " + words(seen)).orElse("what it stored is no address")
                        + ", " + call().result());
    }

    private static String name(Family family) {
        return family == Family.IPV6 ? "IPv6" : "IPv4";
    }

    private static Family familyOf(InetAddress address) {
        return address instanceof Inet6Address ? Family.IPV6 : Family.IPV4;
    }

    /** Verifies that the buffer holds an address with a port. */
    public AddressAssert hasAPort() {
        return holds(
                call().port().filter(port -> port != 0).isPresent(),
                "stored a port other than 0",
                () -> call().address().map(seen -> "stored " + words(seen)).orElse("stored no address") + ", "
                        + call().result());
    }

    /**
     * Verifies that the buffer holds an address with a port that a provider chooses; notes one of its own range that is none of
     * the documents'.
     */
    public AddressAssert hasAPortChosenFrom(PortRange own) {
        boolean documented = call().port().filter(PortRange.DYNAMIC::contains).isPresent();
        return holds(
                        documented || call().port().filter(own::contains).isPresent(),
                        "stored a port of " + PortRange.DYNAMIC.first() + ".." + PortRange.DYNAMIC.last(),
                        () -> call().address()
                                        .map(seen -> "stored " + words(seen))
                                        .orElse("stored no address")
                                + ", " + call().result())
                .preferably(
                        documented,
                        AMB_40,
                        "port " + call().port().orElse(0) + " was chosen, of the host's range " + own.first() + ".."
                                + own.last());
    }

    /** Verifies that the buffer holds another port than that of another call. */
    public AddressAssert hasAnotherPortThan(AddressCall other) {
        return holds(
                !call().port().equals(other.port()),
                "stored another port than " + other.object() + " has",
                () -> "stored port " + call().port().orElse(0) + " for both, " + call().result());
    }

    /** Verifies that the buffer holds this address and port. */
    public AddressAssert is(InetSocketAddress expected) {
        return holds(
                call().address().filter(expected::equals).isPresent(),
                "stored " + words(expected),
                () -> call().address().map(seen -> "stored " + words(seen)).orElse("stored no address") + ", "
                        + call().result());
    }

    private static String words(InetSocketAddress address) {
        return address.getAddress().getHostAddress() + " port " + address.getPort();
    }

    /** Verifies that nothing in front of the buffer or beyond its capacity was written. */
    public AddressAssert wroteNothingBeyondTheCapacity() {
        GuardedBytes buffer = call().buffer();
        OptionalInt damage = buffer == null ? OptionalInt.empty() : buffer.damage();
        return holds(
                damage.isEmpty(),
                "wrote nothing outside the buffer of "
                        + GetConnectionDataCall.bytes(call().length().initial()),
                () -> "wrote at offset " + damage.orElse(0) + " from pAddress");
    }
}
