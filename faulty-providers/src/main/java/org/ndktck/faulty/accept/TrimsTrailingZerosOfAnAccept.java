package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Arrays;
import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Drops the zeros at the end of what an accept sends. */
@Fault(value = "F33", grade = Grade.SUBTLE)
@Breaks({ACC_09, GCD_18})
public final class TrimsTrailingZerosOfAnAccept extends DerivedProvider {

    public TrimsTrailingZerosOfAnAccept() {
        super(Hooks.documented().withFilter(TrimsTrailingZerosOfAnAccept::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Acceptance acceptance
                ? new Message.Acceptance(acceptance.granted(), altered(acceptance.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] == 0) {
            end--;
        }
        return PrivateData.of(Arrays.copyOf(bytes, end));
    }
}
