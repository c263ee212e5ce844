package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_11;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Fails a connect when the acceptance grants less than it asked for, where the documents have it
 * capped. Seen in two providers in the field.
 */
@Fault(value = "F63", grade = Grade.MODERATE)
@Breaks(CON_11)
public final class FailsAConnectThatIsGrantedLess extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        if (!call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.status();
        }
        NtStatus answer = call.starting((context, status) -> call.completion().complete(context, strict(call, status)));
        return strict(call, answer);
    }

    private static NtStatus strict(Intercepted connect, NtStatus outcome) {
        boolean less = outcome.isSuccess() && !effectiveLimits(connect).equals(limits(connect));
        return less ? NtStatus.STATUS_CONNECTION_REFUSED : outcome;
    }

    private static ReadLimits limits(Intercepted connect) {
        return new ReadLimits(
                (Long) connect.required("inboundReadLimit"), (Long) connect.required("outboundReadLimit"));
    }

    private static ReadLimits effectiveLimits(Intercepted connect) {
        UlongCell inbound = new UlongCell();
        UlongCell outbound = new UlongCell();
        ((NdkConnectorDispatch) connect.table())
                .getConnectionData(
                        (NdkConnector) connect.object(),
                        new GetConnectionDataArgs(inbound, outbound, null, new UlongCell()));
        return new ReadLimits(inbound.get(), outbound.get());
    }
}
