package org.ndktck.zoo;

import java.util.Set;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.gate.NdkFunction;

/** The reference without some functions: they answer as those of a provider do that is not written yet. */
final class ProviderWithout extends InterceptingProvider {

    private final Set<NdkFunction> missing;

    ProviderWithout(Set<NdkFunction> missing) {
        this.missing = Set.copyOf(missing);
    }

    @Override
    protected Object call(Intercepted call) {
        return missing.contains(function(call)) ? answer(call) : call.proceed();
    }

    private static Object answer(Intercepted call) {
        Class<?> result = call.method().getReturnType();
        if (result == void.class) {
            return Intercepted.NOTHING;
        }
        return result == int.class ? (Object) 0 : NtStatus.STATUS_NOT_SUPPORTED;
    }

    private static NdkFunction function(Intercepted call) {
        if (call.is(DispatchFunction.GET_LOCAL_ADDRESS)) {
            if (call.object() instanceof NdkListener) {
                return NdkFunction.GET_LISTENER_LOCAL_ADDRESS;
            }
            if (call.object() instanceof NdkSharedEndpoint) {
                return NdkFunction.GET_SHARED_ENDPOINT_LOCAL_ADDRESS;
            }
        }
        return NdkFunction.valueOf(call.function().name());
    }
}
