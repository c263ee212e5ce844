package com.acme.ndk;

import org.ndktck.api.AcceptArgs;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;

/** What a connect or an accept brings along. The private data is copied: the consumer's memory is ours until the call returns. */
record Offer(AcmeQp qp, long inbound, long outbound, byte[] data, Request request) {

    /** Required sizes: the fixed private data areas of an InfiniBand REQ, and of a REP or REJ. */
    static final long CALLER_DATA = AcmeAdapter.INFO.maxCallerData();

    static final long CALLEE_DATA = AcmeAdapter.INFO.maxCalleeData();

    static Offer of(ConnectArgs args) {
        return new Offer(
                (AcmeQp) args.pNdkQp(),
                args.inboundReadLimit(),
                args.outboundReadLimit(),
                Arguments.privateData(args.pPrivateData(), args.privateDataLength(), CALLER_DATA),
                new Request(args.requestCompletion(), args.requestContext()));
    }

    static Offer of(ConnectWithSharedEndpointArgs args) {
        return new Offer(
                (AcmeQp) args.pNdkQp(),
                args.inboundReadLimit(),
                args.outboundReadLimit(),
                Arguments.privateData(args.pPrivateData(), args.privateDataLength(), CALLER_DATA),
                new Request(args.requestCompletion(), args.requestContext()));
    }

    static Offer of(AcceptArgs args) {
        return new Offer(
                (AcmeQp) args.pNdkQp(),
                args.inboundReadLimit(),
                args.outboundReadLimit(),
                Arguments.privateData(args.pPrivateData(), args.privateDataLength(), CALLEE_DATA),
                new Request(args.requestCompletion(), args.requestContext()));
    }

    static Offer of(AcceptExArgs args) {
        return new Offer(
                (AcmeQp) args.pNdkQp(),
                args.inboundReadLimit(),
                args.outboundReadLimit(),
                Arguments.privateData(args.pPrivateData(), args.privateDataLength(), CALLEE_DATA),
                new Request(args.requestCompletion(), args.requestContext()));
    }
}
