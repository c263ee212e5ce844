package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CSE_08;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Sends a request over a shared endpoint without its private data. */
@Fault(value = "F273", grade = MODERATE)
@Breaks(CSE_08)
public final class LosesTheDataOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof ConnectWithSharedEndpointArgs args
                ? call.proceed(new ConnectWithSharedEndpointArgs(
                        args.pNdkQp(),
                        args.pNdkSharedEndpoint(),
                        args.pDestAddress(),
                        args.destAddressLength(),
                        args.inboundReadLimit(),
                        args.outboundReadLimit(),
                        null,
                        0,
                        args.requestCompletion(),
                        args.requestContext()))
                : call.proceed();
    }
}
