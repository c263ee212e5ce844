package org.ndktck.rules;

import java.net.InetSocketAddress;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;

/** All calls that ask one object for one address, in states in which it must tell it. */
final class AddressAnswers {

    private final List<AddressCall> calls;
    private final ExpectedAddress address;
    private final RequirementId mustTell;
    private final boolean disturbed;
    private final Consumer<Breach> out;
    private final AddressRows rows;
    private final OptionalLong needed;
    private final Set<RequirementId> told = EnumSet.noneOf(RequirementId.class);

    AddressAnswers(
            List<AddressCall> calls,
            ExpectedAddress address,
            RequirementId mustTell,
            boolean disturbed,
            Consumer<Breach> out) {
        this.calls = calls;
        this.address = address;
        this.mustTell = mustTell;
        this.disturbed = disturbed;
        this.out = out;
        this.rows = AddressRows.of(calls.get(0).function());
        this.needed = calls.stream()
                .filter(call -> call.returned(NtStatus.STATUS_SUCCESS) && call.buffer() != null)
                .mapToLong(call -> call.length().initial())
                .min();
    }

    void judge() {
        calls.forEach(this::judge);
        judgeStability();
    }

    private void breach(RequirementId row, AddressCall call, String expected, String observed) {
        breach(new Breach(row, call, expected, observed));
    }

    private void breach(Breach breach) {
        if (told.add(breach.row())) {
            out.accept(breach);
        }
    }

    private void judge(AddressCall call) {
        if (call.returned(NtStatus.STATUS_PENDING)) {
            return; // its own row blames that
        }
        width(call);
        GuardedBytes buffer = call.buffer();
        if (buffer == null) {
            query(call);
            return;
        }
        beyond(call, buffer);
        if (call.returned(NtStatus.STATUS_SUCCESS)) {
            success(call);
        } else if (!disturbed) {
            failure(call);
        }
    }

    private static String size(AddressCall call) {
        boolean untouched = call.length().get() == call.length().initial();
        return (untouched ? "left *pAddressLength as it was, " : "stored ")
                + call.length().get() + (untouched ? "" : " in *pAddressLength") + ", " + call.result();
    }

    private String sizeNeeded() {
        return "stored the size that the address needs in *pAddressLength, " + address.leastBytes() + " or more";
    }

    /** Whether it succeeds or finds its buffer too small, a query tells the size (AMB-17). */
    private void query(AddressCall call) {
        boolean lawful = call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_SUCCESS);
        if (!lawful && !disturbed && anyTold()) {
            breach(rows.query(), call, "returned " + NtStatus.STATUS_BUFFER_TOO_SMALL, call.result());
        } else if (lawful && call.length().get() < address.leastBytes()) {
            breach(rows.query(), call, sizeNeeded(), size(call));
        }
    }

    private boolean anyTold() {
        return needed.isPresent();
    }

    /** The row that demands the store. */
    private void width(AddressCall call) {
        RequirementId full = call.returned(NtStatus.STATUS_SUCCESS) ? rows.length() : rows.tooSmall();
        Breach.ofWidth(call.buffer() == null ? rows.query() : full, call, "*pAddressLength", call.length())
                .ifPresent(this::breach);
    }

    private void beyond(AddressCall call, GuardedBytes buffer) {
        OptionalInt first = buffer.firstWrittenFrom((int) call.length().initial());
        if (first.isPresent()) {
            breach(
                    rows.capacity(),
                    call,
                    "wrote nothing beyond the "
                            + GetConnectionDataCall.bytes(call.length().initial()) + " of the buffer",
                    "wrote at offset " + first.getAsInt() + " from pAddress, " + call.result());
        }
    }

    private void failure(AddressCall call) {
        long capacity = call.length().initial();
        boolean tooSmall = call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL);
        if (capacity < address.leastBytes()) {
            if (!tooSmall && anyTold()) {
                breach(rows.tooSmall(), call, "returned " + NtStatus.STATUS_BUFFER_TOO_SMALL, call.result());
            } else if (tooSmall && call.length().get() < address.leastBytes()) {
                breach(rows.tooSmall(), call, sizeNeeded(), size(call));
            }
        } else if (!tooSmall) {
            breach(mustTell, call, "returned " + NtStatus.STATUS_SUCCESS + " and told the address", call.result());
        } else if (call.length().get() <= capacity) {
            breach(
                    rows.tooSmall(),
                    call,
                    "returned " + NtStatus.STATUS_BUFFER_TOO_SMALL + " for a buffer that is too small only",
                    "a buffer of " + GetConnectionDataCall.bytes(capacity) + " was given, and the call " + size(call));
        }
    }

    private void success(AddressCall call) {
        long capacity = call.length().initial();
        if (capacity < address.leastBytes()) {
            breach(
                    rows.tooSmall(),
                    call,
                    "returned " + NtStatus.STATUS_BUFFER_TOO_SMALL + ": an address needs " + address.leastBytes()
                            + " bytes",
                    "a buffer of " + GetConnectionDataCall.bytes(capacity) + " was given, and the call "
                            + call.result());
            return;
        }
        Optional<InetSocketAddress> seen = call.address();
        if (seen.isEmpty()) {
            breach(rows.address(), call, "stored " + address.words(), "what it stored is no address, " + call.result());
            return;
        }
        value(call, seen.get());
        if (call.length().get() < address.leastBytes() || call.length().get() > capacity) {
            breach(
                    rows.length(),
                    call,
                    "stored the number of bytes written in *pAddressLength, " + address.leastBytes() + ".." + capacity,
                    size(call));
        }
    }

    private void value(AddressCall call, InetSocketAddress seen) {
        boolean host = address.host().equals(seen.getAddress());
        boolean port = address.port() == 0 || address.port() == seen.getPort();
        String observed = "stored " + Arguments.words(seen) + ", " + call.result();
        if (!host || !port || seen.getPort() == 0) {
            breach(address.wrong(), call, "stored " + address.words(), observed);
        }
    }

    /** What an object is told to have it keeps. */
    private void judgeStability() {
        AddressCall first = null;
        for (AddressCall call : calls) {
            Optional<InetSocketAddress> seen = call.address();
            if (seen.isEmpty() || !address.host().equals(seen.get().getAddress())) {
                continue;
            }
            if (first != null && !first.address().equals(seen)) {
                breach(
                        address.wrong(),
                        call,
                        "stored " + Arguments.words(first.address().orElseThrow()) + ", as before",
                        "stored " + Arguments.words(seen.get()) + ", " + call.result());
            }
            first = first == null ? call : first;
        }
    }
}
