package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Sends a reject without its data, which no page lets anybody read: whoever asks is told a required size of 0 (AMB-04). */
@Lawful("V33")
public final class SendsNoDataWithAReject extends InterceptingProvider {

    public SendsNoDataWithAReject() {}

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(REJECT) ? call.proceed(new RejectArgs(null, 0)) : call.proceed();
    }
}
