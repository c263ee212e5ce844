package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Arrays;
import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Takes the private data of a request for a string that ends at the first zero. */
@Fault(value = "F32", grade = Grade.SUBTLE)
@Breaks({CON_13, GCD_18})
public final class EndsTheRequestAtTheFirstZero extends DerivedProvider {

    public EndsTheRequestAtTheFirstZero() {
        super(Hooks.documented().withFilter(EndsTheRequestAtTheFirstZero::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Request request
                ? new Message.Request(
                        request.source(), request.destination(), request.offered(), altered(request.privateData()))
                : message;
    }

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        int end = 0;
        while (end < bytes.length && bytes[end] != 0) {
            end++;
        }
        return PrivateData.of(Arrays.copyOf(bytes, end));
    }
}
