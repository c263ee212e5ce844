package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Does not carry what the active side gives to a reject: no page says who could read it. */
@Lawful("V17")
public final class CarriesNoDataOfAnActiveReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(REJECT) && isActive(call.object()) ? call.proceed(new RejectArgs(null, 0)) : call.proceed();
    }
}
