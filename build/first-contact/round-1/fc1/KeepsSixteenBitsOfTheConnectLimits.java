package fc1;

import org.ndktck.api.*;

/** WRONG: the read limits of a connect lose their upper 16 bits before they are capped. */
public final class KeepsSixteenBitsOfTheConnectLimits extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                return super.connect(o, with(x, x.inboundReadLimit() & 0xFFFF, x.outboundReadLimit() & 0xFFFF,
                        x.requestCompletion()));
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                return super.connectWithSharedEndpoint(o, with(x, x.inboundReadLimit() & 0xFFFF,
                        x.outboundReadLimit() & 0xFFFF, x.requestCompletion()));
            }
        };
    }
}
