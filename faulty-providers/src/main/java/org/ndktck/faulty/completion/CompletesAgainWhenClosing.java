package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Completes every request of a connector once more when it is closed, those included that were
 * completed long before.
 */
@Fault(value = "F69", grade = SUBTLE)
@Breaks(CB_03)
public final class CompletesAgainWhenClosing extends RequestFault {

    private final Map<NdkConnector, List<Runnable>> completed = new ConcurrentHashMap<>();

    @Override
    protected NtStatus request(Request request) {
        NdkRequestCompletion completion = request.completion();
        return request.start((context, status) -> {
            completed
                    .computeIfAbsent(request.connector(), connector -> new CopyOnWriteArrayList<>())
                    .add(() -> completion.complete(context, status));
            completion.complete(context, status);
        });
    }

    @Override
    protected void closing(NdkConnector connector) {
        completed.getOrDefault(connector, List.of()).forEach(Runnable::run);
        completed.remove(connector);
    }
}
