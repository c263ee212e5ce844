package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.LateCompletions;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Leaves a request that failed inline among those that are outstanding: the close cancels it, and
 * completes what was answered already.
 */
@Fault(value = "F117", grade = SUBTLE)
@Breaks(CB_02)
public final class CancelsAFailureThatItAnswered extends RequestFault {

    private final LateCompletions outstanding = new LateCompletions();

    public CancelsAFailureThatItAnswered() {
        super(Map.of("completion", "inline-failures"));
    }

    @Override
    protected NtStatus request(Request request) {
        NtStatus answer = request.start();
        if (answer.isFailure()) {
            outstanding.keep(
                    request.connector(),
                    () -> request.completion().complete(request.context(), NtStatus.STATUS_CANCELLED));
        }
        return answer;
    }

    @Override
    protected void closing(NdkConnector connector) {
        outstanding.deliver(connector);
    }
}
