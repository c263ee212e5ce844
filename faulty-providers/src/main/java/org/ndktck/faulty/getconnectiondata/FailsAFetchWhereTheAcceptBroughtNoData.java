package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Fails a fetch on the active side when there is nothing to copy. */
@Fault(value = "F515", grade = Grade.SUBTLE)
@Breaks({GCD_29, GCD_10})
public final class FailsAFetchWhereTheAcceptBroughtNoData extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        boolean fetch = isActive(call.object())
                && args.pPrivateData() != null
                && args.pPrivateDataLength().get() > 0;
        NtStatus answer = call.status(args);
        boolean nothing =
                fetch && answer.isSuccess() && args.pPrivateDataLength().get() == 0;
        return nothing ? NtStatus.STATUS_BUFFER_TOO_SMALL : answer;
    }
}
