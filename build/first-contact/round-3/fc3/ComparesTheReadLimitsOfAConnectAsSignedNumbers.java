package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** min() over LONG: a limit of a connect from 0x80000000 on is negative and ends as zero. */
public final class ComparesTheReadLimitsOfAConnectAsSignedNumbers extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private long capped(long limit) {
                return Math.max(0, (int) limit);
            }

            @Override
            protected NtStatus connect(Conn s, NdkConnector o, ConnectArgs a) {
                return s.real.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(),
                        a.pDestAddress(), a.destAddressLength(), capped(a.inboundReadLimit()),
                        capped(a.outboundReadLimit()), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(),
                        a.requestContext()));
            }

            @Override
            protected NtStatus connectWithSharedEndpoint(Conn s, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return s.real.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                        a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), capped(a.inboundReadLimit()),
                        capped(a.outboundReadLimit()), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(),
                        a.requestContext()));
            }
        };
    }
}
