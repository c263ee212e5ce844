package fc4;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.UnaryOperator;
import org.ndktck.api.*;

/** Memory of our own, and what is done with addresses. */
final class Mem implements BytePointer {
    private final ByteBuffer b;
    Mem(int n) { b = ByteBuffer.allocateDirect(n).order(ByteOrder.LITTLE_ENDIAN); }
    @Override public byte get(long o) { return b.get((int) o); }
    @Override public void get(long o, byte[] into, int from, int count) { b.get((int) o, into, from, count); }
    @Override public ByteBuffer buffer() { return b; }
    @Override public void put(long o, byte v) { b.put((int) o, v); }
    @Override public void put(long o, byte[] s, int from, int count) { b.put((int) o, s, from, count); }

    static final class Num implements UlongPointer {
        private final ByteBuffer b = ByteBuffer.allocateDirect(64).order(ByteOrder.LITTLE_ENDIAN);
        Num(long v) { set(v); }
        @Override public long get() { return Integer.toUnsignedLong(b.getInt(0)); }
        @Override public void set(long v) { b.putInt(0, (int) v); }
        @Override public ByteBuffer buffer() { return b; }
    }

    interface Ask { NtStatus ask(GetAddressArgs a); }

    /** The address that a function of the real provider gives, or null. */
    static NdkSockaddr ask(Ask f) {
        Mem m = new Mem(128);
        Num n = new Num(NdkSockaddr.SOCKADDR_IN6_LENGTH);
        return f.ask(new GetAddressArgs(m, n)).isSuccess() ? read(m, n.get()) : null;
    }

    static NdkSockaddr read(ConstBytePointer p, long length) {
        try {
            return NdkSockaddr.read(p, length);
        } catch (RuntimeException malformed) {
            return null;
        }
    }

    static Mem of(NdkSockaddr s) {
        Mem m = new Mem(64);
        s.writeTo(m);
        return m;
    }

    /** Answers an address as the pages say. */
    static NtStatus give(NdkSockaddr s, GetAddressArgs a) {
        long capacity = a.pAddressLength().get();
        a.pAddressLength().set(s.length());
        if (a.pAddress() == null || capacity < s.length()) return NtStatus.STATUS_BUFFER_TOO_SMALL;
        s.writeTo(a.pAddress());
        return NtStatus.STATUS_SUCCESS;
    }

    static NdkAdapterInfoLimits limits(NdkAdapter adapter) {
        Mem m = new Mem(NdkAdapterInfo.SIZE);
        adapter.dispatch().queryAdapterInfo(adapter, new QueryAdapterInfoArgs(m, new Num(NdkAdapterInfo.SIZE)));
        return new NdkAdapterInfoLimits(Integer.toUnsignedLong(m.b.getInt(0x54)), Integer.toUnsignedLong(m.b.getInt(0x58)));
    }

    record NdkAdapterInfoLimits(long maxCallerData, long maxCalleeData) {}

    // ---- the same call with another completion

    static NdkRequestCompletion seen(NdkRequestCompletion c, UnaryOperator<NtStatus> f) { return (x, s) -> c.complete(x, f.apply(s)); }

    static ConnectArgs with(ConnectArgs a, NdkRequestCompletion c) {
        return new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }

    static ConnectArgs to(ConnectArgs a, NdkSockaddr d) {
        return new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), of(d), d.length(), a.inboundReadLimit(),
                a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext());
    }

    static ConnectWithSharedEndpointArgs with(ConnectWithSharedEndpointArgs a, NdkRequestCompletion c) {
        return new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(), a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(),
                a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), c, a.requestContext());
    }

    static ConnectWithSharedEndpointArgs to(ConnectWithSharedEndpointArgs a, NdkSockaddr d) {
        return new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(), of(d), d.length(), a.inboundReadLimit(),
                a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext());
    }

    static ListenArgs with(ListenArgs a, NdkRequestCompletion c) { return new ListenArgs(a.pAddress(), a.addressLength(), c, a.requestContext()); }

    static AcceptArgs with(AcceptArgs a, NdkRequestCompletion c, NdkDisconnectEventCallback e) {
        return new AcceptArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), e,
                a.disconnectEventContext(), c, a.requestContext());
    }

    static AcceptExArgs with(AcceptExArgs a, NdkRequestCompletion c, NdkDisconnectEventCallbackEx e) {
        return new AcceptExArgs(a.pNdkQp(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), e,
                a.disconnectEventContext(), c, a.requestContext());
    }

    static CompleteConnectArgs with(CompleteConnectArgs a, NdkRequestCompletion c, NdkDisconnectEventCallback e) {
        return new CompleteConnectArgs(e, a.disconnectEventContext(), c, a.requestContext());
    }

    static CompleteConnectExArgs with(CompleteConnectExArgs a, NdkRequestCompletion c, NdkDisconnectEventCallbackEx e) {
        return new CompleteConnectExArgs(e, a.disconnectEventContext(), c, a.requestContext());
    }
}
