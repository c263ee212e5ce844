package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_02;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Completes everything on a list of requests when the connector is closed, those included that were
 * answered inline. It answers inline wherever it can.
 */
@Fault(value = "F68", grade = Grade.BLATANT)
@Breaks(CB_02)
@Settings("completion=inline")
public final class CompletesInlineAnswersWhenClosing extends RequestFault {

    private final Map<NdkObject<?>, List<Runnable>> answered = new ConcurrentHashMap<>();

    @Override
    protected NtStatus request(Intercepted call) {
        NtStatus answer = call.status();
        if (!answer.isPending()) {
            answered.computeIfAbsent(call.object(), connector -> new CopyOnWriteArrayList<>())
                    .add(() -> call.completion().complete(call.requestContext(), answer));
        }
        return answer;
    }

    @Override
    protected void closing(NdkObject<?> connector) {
        List<Runnable> late = answered.remove(connector);
        if (late != null) {
            late.forEach(Runnable::run);
        }
    }
}
