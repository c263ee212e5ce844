package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkConnect with local port 0 takes the next port from 30011 on instead of a free one of 49152-65535. */
public final class ChoosesPortsBelowTheDynamicRange extends Base {
    Wrap wrap() {
        return new Wrap() {
            final AtomicInteger next = new AtomicInteger();

            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus connect(NdkConnector c, ConnectArgs x) {
                        NdkSockaddr source;
                        try {
                            source = NdkSockaddr.read(x.pSrcAddress(), x.srcAddressLength());
                        } catch (IllegalArgumentException malformed) {
                            return real.connect(c, x);
                        }
                        if (source.port() != 0) {
                            return real.connect(c, x);
                        }
                        Memory m = new Memory(source.length());
                        x.pSrcAddress().get(0, m.bytes, 0, m.bytes.length);
                        int port = 30011 + Math.floorMod(next.getAndIncrement(), 15000);
                        m.put(2, (byte) (port >> 8));
                        m.put(3, (byte) port);
                        return real.connect(c, new ConnectArgs(x.pNdkQp(), m, m.bytes.length, x.pDestAddress(),
                                x.destAddressLength(), x.inboundReadLimit(), x.outboundReadLimit(), x.pPrivateData(),
                                x.privateDataLength(), x.requestCompletion(), x.requestContext()));
                    }
                };
            }
        };
    }
}
