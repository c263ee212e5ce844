package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_12;

import java.util.Arrays;
import java.util.Map;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;

/** Has a buffer that is one byte too short for the longest request. */
@Fault(value = "F40", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(ADP_12)
public final class LosesTheLastByteOfTheLongestRequest extends DerivedProvider {

    public LosesTheLastByteOfTheLongestRequest() {
        super(Hooks.documented().withFilter(LosesTheLastByteOfTheLongestRequest::filter), Map.of());
    }

    private static Message filter(Message message) {
        return message instanceof Message.Request request
                ? new Message.Request(
                        request.source(), request.destination(), request.offered(), altered(request.privateData()))
                : message;
    }

    private static final int LONGEST = 512;

    private static PrivateData altered(PrivateData data) {
        byte[] bytes = data.toByteArray();
        return bytes.length == LONGEST ? PrivateData.of(Arrays.copyOf(bytes, LONGEST - 1)) : data;
    }
}
