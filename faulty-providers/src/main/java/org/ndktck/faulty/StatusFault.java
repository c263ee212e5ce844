package org.ndktck.faulty;

import org.ndktck.api.*;

/** The reference provider with other codes for some failures, inline and through completions alike. */
public abstract class StatusFault extends InterceptingProvider {

    /** Derives a provider. */
    protected StatusFault() {}

    @Override
    protected final Object call(Intercepted call) {
        begins(call);
        if (!(call.args() instanceof Record args)) {
            return call.proceed();
        }
        Record requests = Records.with(
                args,
                NdkRequestCompletion.class,
                original -> (context, status) -> original.complete(context, instead(call, status)));
        Record creates = Records.with(
                requests,
                NdkCreateCompletion.class,
                original -> (context, status, object) -> original.complete(context, instead(call, status), object));
        Object answer = call.proceed(creates);
        return answer instanceof NtStatus status ? instead(call, status) : answer;
    }

    /**
     * Hears of a call before the reference does.
     *
     * @param call the call
     */
    protected void begins(Intercepted call) {}

    /**
     * Gives what the consumer is told.
     *
     * @param call the call
     * @param status what the reference says
     * @return what this provider says
     */
    protected abstract NtStatus instead(Intercepted call, NtStatus status);
}
