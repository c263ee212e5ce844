package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_02;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Completes everything on a list of requests when the connector is closed, those included that were
 * answered inline. It answers inline wherever it can.
 */
@Fault(value = "F68", grade = BLATANT)
@Breaks(CB_02)
public final class CompletesInlineAnswersWhenClosing extends RequestFault {

    private final Map<NdkConnector, List<Runnable>> answered = new ConcurrentHashMap<>();

    public CompletesInlineAnswersWhenClosing() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected NtStatus request(Request request) {
        NtStatus answer = request.start();
        if (!answer.isPending()) {
            answered.computeIfAbsent(request.connector(), connector -> new CopyOnWriteArrayList<>())
                    .add(() -> request.completion().complete(request.context(), answer));
        }
        return answer;
    }

    @Override
    protected void closing(NdkConnector connector) {
        List<Runnable> late = answered.remove(connector);
        if (late != null) {
            late.forEach(Runnable::run);
        }
    }
}
