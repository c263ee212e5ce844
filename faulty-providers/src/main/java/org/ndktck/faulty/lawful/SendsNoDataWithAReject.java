package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.*;

/** Sends a reject without its data, which no page lets anybody read: whoever asks is told a required size of 0 (AMB-04). */
@Lawful("V33")
public final class SendsNoDataWithAReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(REJECT) ? call.proceed(new RejectArgs(null, 0)) : call.proceed();
    }
}
