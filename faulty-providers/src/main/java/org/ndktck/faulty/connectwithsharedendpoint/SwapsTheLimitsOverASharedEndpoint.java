package org.ndktck.faulty.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.faulty.*;

/** Takes the two read limits of a connect over a shared endpoint for one another. */
@Fault(value = "F272", grade = Grade.SUBTLE)
@Breaks({CSE_06, CSE_07})
public final class SwapsTheLimitsOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof ConnectWithSharedEndpointArgs args
                ? call.proceed(new ConnectWithSharedEndpointArgs(
                        args.pNdkQp(),
                        args.pNdkSharedEndpoint(),
                        args.pDestAddress(),
                        args.destAddressLength(),
                        args.outboundReadLimit(),
                        args.inboundReadLimit(),
                        args.pPrivateData(),
                        args.privateDataLength(),
                        args.requestCompletion(),
                        args.requestContext()))
                : call.proceed();
    }
}
