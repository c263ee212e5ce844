package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** NdkGetConnectionData never returns. */
@Hostile(what = "NdkGetConnectionData never returns.", exit = 1, violates = GCD_27)
public final class HangsInAFetch extends InsteadOfOneFunction {

    public HangsInAFetch() {
        super(GET_CONNECTION_DATA);
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
