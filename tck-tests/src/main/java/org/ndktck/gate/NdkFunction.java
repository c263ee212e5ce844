package org.ndktck.gate;

/** The dispatch functions the kit calls, by the names of the documents. */
public enum NdkFunction {
    OPEN_ADAPTER("OpenNDKAdapter", Kind.SYNCHRONOUS),
    QUERY_EXTENSION("NdkQueryExtension", Kind.SYNCHRONOUS),
    QUERY_ADAPTER_INFO("NdkQueryAdapterInfo", Kind.SYNCHRONOUS),
    CREATE_CQ("NdkCreateCq", Kind.CREATE),
    CREATE_PD("NdkCreatePd", Kind.CREATE),
    CREATE_QP("NdkCreateQp", Kind.CREATE),
    CREATE_CONNECTOR("NdkCreateConnector", Kind.CREATE),
    CREATE_LISTENER("NdkCreateListener", Kind.CREATE),
    CREATE_SHARED_ENDPOINT("NdkCreateSharedEndpoint", Kind.CREATE),
    LISTEN("NdkListen", Kind.REQUEST),
    CONTROL_CONNECT_EVENTS("NdkControlConnectEvents", Kind.VOID),
    GET_LISTENER_LOCAL_ADDRESS("NdkGetLocalAddress", Kind.SYNCHRONOUS),
    GET_SHARED_ENDPOINT_LOCAL_ADDRESS("NdkGetLocalAddress", Kind.SYNCHRONOUS),
    CONNECT("NdkConnect", Kind.REQUEST),
    CONNECT_WITH_SHARED_ENDPOINT("NdkConnectWithSharedEndpoint", Kind.REQUEST),
    ACCEPT("NdkAccept", Kind.REQUEST),
    ACCEPT_EX("NdkAcceptEx", Kind.REQUEST),
    COMPLETE_CONNECT("NdkCompleteConnect", Kind.REQUEST),
    COMPLETE_CONNECT_EX("NdkCompleteConnectEx", Kind.REQUEST),
    REJECT("NdkReject", Kind.SYNCHRONOUS),
    GET_CONNECTION_DATA("NdkGetConnectionData", Kind.SYNCHRONOUS),
    GET_LOCAL_ADDRESS("NdkGetLocalAddress", Kind.SYNCHRONOUS),
    GET_PEER_ADDRESS("NdkGetPeerAddress", Kind.SYNCHRONOUS),
    DISCONNECT("NdkDisconnect", Kind.REQUEST),
    SEND("NdkSend", Kind.SYNCHRONOUS),
    RECEIVE("NdkReceive", Kind.SYNCHRONOUS),
    FLUSH("NdkFlush", Kind.VOID),
    ARM_CQ("NdkArmCq", Kind.VOID),
    GET_CQ_RESULTS("NdkGetCqResults", Kind.VOID),
    CLOSE_CQ("NdkCloseCq", Kind.CLOSE),
    CLOSE_PD("NdkClosePd", Kind.CLOSE),
    CLOSE_QP("NdkCloseQp", Kind.CLOSE),
    CLOSE_CONNECTOR("NdkCloseConnector", Kind.CLOSE),
    CLOSE_LISTENER("NdkCloseListener", Kind.CLOSE),
    CLOSE_SHARED_ENDPOINT("NdkCloseSharedEndpoint", Kind.CLOSE);

    /** How a function tells its outcome. */
    public enum Kind {
        /** Not at all, or by a value that is no status. */
        VOID,
        /** By its return value only. */
        SYNCHRONOUS,
        /** Inline or through a request completion. */
        REQUEST,
        /** Inline or through a create completion. */
        CREATE,
        /** Inline or through a close completion, and never by a failure. */
        CLOSE
    }

    private final String documented;
    private final Kind kind;

    NdkFunction(String documented, Kind kind) {
        this.documented = documented;
        this.kind = kind;
    }

    /** How the function tells its outcome. */
    public Kind kind() {
        return kind;
    }

    /** The name of the documents. */
    @Override
    public String toString() {
        return documented;
    }
}
