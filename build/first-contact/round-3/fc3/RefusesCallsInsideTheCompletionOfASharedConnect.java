package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The state of a connect over a shared endpoint is set after its completion has returned, so that calls from inside find the old one. */
public final class RefusesCallsInsideTheCompletionOfASharedConnect extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return s.real.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                        a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                        a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), (context, status) -> {
                            s.put("inside", Thread.currentThread());
                            try {
                                a.requestCompletion().complete(context, status);
                            } finally {
                                s.bag.remove("inside");
                            }
                        }, a.requestContext()));
            }

            private boolean inside(Conn s) {
                return s.get("inside") == Thread.currentThread();
            }

            @Override
            protected NtStatus completeConnect(Conn s, NdkConnector o, CompleteConnectArgs a) {
                return inside(s) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s.real.completeConnect(o, a);
            }

            @Override
            protected NtStatus completeConnectEx(Conn s, NdkConnector o, CompleteConnectExArgs a) {
                return inside(s) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s.real.completeConnectEx(o, a);
            }

            @Override
            protected NtStatus reject(Conn s, NdkConnector o, RejectArgs a) {
                return inside(s) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s.real.reject(o, a);
            }

            @Override
            protected NtStatus getConnectionData(Conn s, NdkConnector o, GetConnectionDataArgs a) {
                return inside(s) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s.real.getConnectionData(o, a);
            }
        };
    }
}
