package org.ndktck.gate;

import java.net.InetSocketAddress;
import java.util.function.Supplier;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;

/**
 * What a consumer gave to a call, as far as its effects can be known from it; it is printed from these values. Private
 * data is never compared by equality of the records.
 */
public sealed interface Arguments extends Supplier<String> {

    /** As people read them. */
    @Override
    String get();

    /** The local end of a connect. */
    sealed interface Local {

        /** As people read it. */
        String words();
    }

    /**
     * A local address of the connector's own.
     *
     * @param address IP address and port; port 0 leaves the port to the provider
     */
    record Source(InetSocketAddress address) implements Local {

        @Override
        public String words() {
            return "pSrcAddress = " + Arguments.words(address);
        }
    }

    /**
     * A shared endpoint.
     *
     * @param endpoint the endpoint
     * @param name the kit's name of it
     */
    record Shared(NdkSharedEndpoint endpoint, String name) implements Local {

        @Override
        public String words() {
            return "pNdkSharedEndpoint = " + name;
        }
    }

    /**
     * Of NdkConnect or NdkConnectWithSharedEndpoint.
     *
     * @param qp the queue pair
     * @param local where from
     * @param destination where to
     * @param inbound InboundReadLimit
     * @param outbound OutboundReadLimit
     * @param data the private data
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Connect(NdkQp qp, Local local, InetSocketAddress destination, long inbound, long outbound, byte[] data)
            implements Arguments {

        @Override
        public String get() {
            return local.words() + ", pDestAddress = " + words(destination) + ", " + limits(inbound, outbound) + ", "
                    + words(data);
        }
    }

    /**
     * Of NdkAccept or NdkAcceptEx.
     *
     * @param qp the queue pair
     * @param inbound InboundReadLimit
     * @param outbound OutboundReadLimit
     * @param data the private data
     * @param registers whether a disconnect event callback was given
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Accept(NdkQp qp, long inbound, long outbound, byte[] data, boolean registers) implements Arguments {

        @Override
        public String get() {
            return limits(inbound, outbound) + ", " + words(data) + (registers ? "" : ", DisconnectEvent = NULL");
        }
    }

    /**
     * Of NdkCompleteConnect or NdkCompleteConnectEx.
     *
     * @param registers whether a disconnect event callback was given
     */
    record CompleteConnect(boolean registers) implements Arguments {

        @Override
        public String get() {
            return registers ? "" : "DisconnectEvent = NULL";
        }
    }

    /**
     * Of NdkReject.
     *
     * @param data the private data
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Reject(byte[] data) implements Arguments {

        @Override
        public String get() {
            return words(data);
        }
    }

    /**
     * Of NdkListen.
     *
     * @param local the address; port 0 leaves the port to the provider
     */
    record Listen(InetSocketAddress local) implements Arguments {

        @Override
        public String get() {
            return words(local);
        }
    }

    /**
     * Of NdkCreateSharedEndpoint.
     *
     * @param local the address; port 0 leaves the port to the provider
     */
    record SharedEndpoint(InetSocketAddress local) implements Arguments {

        @Override
        public String get() {
            return words(local);
        }
    }

    /**
     * Of NdkControlConnectEvents.
     *
     * @param pause whether requests are to be refused
     */
    record Pause(boolean pause) implements Arguments {

        @Override
        public String get() {
            return "Pause = " + pause;
        }
    }

    private static String limits(long inbound, long outbound) {
        return "InboundReadLimit = " + inbound + ", OutboundReadLimit = " + outbound;
    }

    private static String words(byte[] data) {
        return "pPrivateData = "
                + (data.length == 0 ? "NULL, 0" : "&" + GetConnectionDataCall.hex(data) + ", " + data.length);
    }

    /** An address as people read it. */
    static String words(InetSocketAddress address) {
        return address.getAddress().getHostAddress() + " port " + address.getPort();
    }
}
