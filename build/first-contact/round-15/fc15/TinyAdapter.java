package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An adapter of very small maxima, which it keeps to. */
public final class TinyAdapter extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static final int CALLER = 5;
            static final int CALLEE = 3;
            static final int DEPTH = 2;
            static final int CQ = 4;

            static void put(BytePointer p, int offset, int value) {
                p.put(offset, new byte[] {(byte) value, 0, 0, 0}, 0, 4);
            }

            @Override
            NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus s = r.queryAdapterInfo(o, a);
                if (s.isSuccess()) {
                    put(a.pInfo(), 0x40, DEPTH);
                    put(a.pInfo(), 0x44, DEPTH);
                    put(a.pInfo(), 0x4C, CQ);
                    put(a.pInfo(), 0x54, CALLER);
                    put(a.pInfo(), 0x58, CALLEE);
                }
                return s;
            }

            @Override
            NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
                return a.cqDepth() > CQ ? NtStatus.STATUS_INVALID_PARAMETER : super.createCq(r, o, a);
            }

            @Override
            NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
                return a.receiveQueueDepth() > DEPTH || a.initiatorQueueDepth() > DEPTH ? NtStatus.STATUS_INVALID_PARAMETER
                        : super.createQp(r, o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return a.privateDataLength() > CALLER ? NtStatus.STATUS_INVALID_BUFFER_SIZE : r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return a.privateDataLength() > CALLER ? NtStatus.STATUS_INVALID_BUFFER_SIZE : r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return a.privateDataLength() > CALLEE ? NtStatus.STATUS_INVALID_BUFFER_SIZE : r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return a.privateDataLength() > CALLEE ? NtStatus.STATUS_INVALID_BUFFER_SIZE : r.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                return a.privateDataLength() > CALLEE ? NtStatus.STATUS_INVALID_BUFFER_SIZE : r.reject(o, a);
            }
        };
    }
}
