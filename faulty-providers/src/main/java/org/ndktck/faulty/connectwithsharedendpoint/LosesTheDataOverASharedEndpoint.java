package org.ndktck.faulty.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.CSE_08;

import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.faulty.*;

/** Sends a request over a shared endpoint without its private data. */
@Fault(value = "F273", grade = Grade.MODERATE)
@Breaks(CSE_08)
public final class LosesTheDataOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
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
