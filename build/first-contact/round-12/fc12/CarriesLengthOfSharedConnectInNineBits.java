package fc12;

import org.ndktck.api.*;

/** NdkConnectWithSharedEndpoint with 512 bytes of private data, which is MaxCallerData, sends none, because the length field has nine bits. */
public final class CarriesLengthOfSharedConnectInNineBits extends Base {
    /** Makes it. */
    public CarriesLengthOfSharedConnectInNineBits() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                long length = a.privateDataLength() & 0x1FF;
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(),
                        length == 0 ? null : a.pPrivateData(), length, a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
