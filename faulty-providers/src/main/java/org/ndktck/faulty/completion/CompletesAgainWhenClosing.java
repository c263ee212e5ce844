package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_03;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Completes every request of a connector once more when it is closed, those included that were
 * completed long before.
 */
@Fault(value = "F69", grade = Grade.SUBTLE)
@Breaks(CB_03)
public final class CompletesAgainWhenClosing extends RequestFault {

    private final Map<NdkObject<?>, List<Runnable>> completed = new ConcurrentHashMap<>();

    @Override
    protected NtStatus request(Intercepted call) {
        NdkRequestCompletion completion = call.completion();
        return call.starting((context, status) -> {
            completed
                    .computeIfAbsent(call.object(), connector -> new CopyOnWriteArrayList<>())
                    .add(() -> completion.complete(context, status));
            completion.complete(context, status);
        });
    }

    @Override
    protected void closing(NdkObject<?> connector) {
        completed.getOrDefault(connector, List.of()).forEach(Runnable::run);
        completed.remove(connector);
    }
}
