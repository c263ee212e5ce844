package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.faulty.*;

/** NdkGetConnectionData never returns. */
@Hostile(what = "NdkGetConnectionData never returns.", exit = 1, violates = GCD_27)
public final class HangsInAFetch extends InsteadOfOneFunction {

    public HangsInAFetch() {
        super(GET_CONNECTION_DATA);
    }

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
