package org.ndktck.reading;

import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AddressCall;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.trial.AddressBufferSize;
import org.ndktck.trial.Trial;
import org.ndktck.verify.AddressSize;

/**
 * Something that has an address, and the function to ask for it: all four functions follow the same
 * rules of buffers.
 */
public final class AddressQuery {

    private final Trial trial;
    private final AddressFunction of;
    private final NdkObject<?> object;
    private final Family family;

    /** Asks nothing yet. */
    public AddressQuery(Trial trial, AddressFunction of, NdkObject<?> object, Family family) {
        this.trial = trial;
        this.of = of;
        this.object = object;
        this.family = family;
    }

    /** The family of the address. */
    public Family family() {
        return family;
    }

    /**
     * The sizes that a call may have stored. One that is not usual is the provider's own if with that many bytes the
     * address fits, and with one byte less it does not.
     */
    public AddressSize size(AddressCall call) {
        long stored = call.length().get();
        boolean own = !AddressSize.isUsual(family, stored)
                && stored > family.sockaddrBytes()
                && stored <= AddressBufferSize.MOST
                && ask(stored).returned(NtStatus.STATUS_SUCCESS)
                && ask(stored - 1).returned(NtStatus.STATUS_BUFFER_TOO_SMALL);
        return new AddressSize(family, own ? stored : 0);
    }

    /** Asks with a buffer that is too short. */
    public AddressCall ask(ShortRoom room) {
        return ask(room.bytes(family.sockaddrBytes()));
    }

    /** Asks with a buffer that is long enough: for a structure of the family, or else for the one of the provider. */
    public AddressCall ask(EnoughRoom room) {
        AddressCall call = ask(room.bytes(family.sockaddrBytes()));
        return AddressBufferSize.needsMore(call)
                ? ask(room.bytes(Math.toIntExact(call.length().get())))
                : call;
    }

    /** Asks once more, with the length that a call has stored. */
    public AddressCall askWithTheLengthOf(AddressCall call) {
        return ask(call.length().get());
    }

    private AddressCall ask(long capacity) {
        return of == AddressFunction.PEER
                ? trial.addresses().getPeerAddress((NdkConnector) object, capacity)
                : trial.addresses().getLocalAddress(object, capacity);
    }

    /** Asks with NULL and a capacity of 0. */
    public AddressCall askForTheSize() {
        return of == AddressFunction.PEER
                ? trial.addresses().queryPeerAddressSize((NdkConnector) object)
                : trial.addresses().queryLocalAddressSize(object);
    }
}
