package org.ndktck.api;

/** The values of {@code NDK_OBJECT_TYPE} that a provider puts into an object's header (GEN-06). */
public enum NdkObjectType {
    /** 0, or any other number that no object has. */
    UNDEFINED(0),
    /** 1: an adapter. */
    ADAPTER(1),
    /** 2: a queue pair. */
    QP(2),
    /** 3: a completion queue. */
    CQ(3),
    /** 4: a memory region. */
    MR(4),
    /** 5: a memory window. */
    MW(5),
    /** 6: a protection domain. */
    PD(6),
    /** 7: a shared endpoint. */
    SHARED_ENDPOINT(7),
    /** 8: a connector. */
    CONNECTOR(8),
    /** 9: a listener. */
    LISTENER(9),
    /** 10: a shared receive queue. */
    SRQ(10);

    /** In the order of their numbers. */
    private static final NdkObjectType[] TYPES = values();

    private final int code;

    NdkObjectType(int code) {
        this.code = code;
    }

    /**
     * Gives the header's number for this type.
     *
     * @return 1..10; 0 of what is undefined
     */
    public int code() {
        return code;
    }

    /**
     * Finds the type of a number.
     *
     * @param code the header's number
     * @return the type, or {@link #UNDEFINED}
     */
    static NdkObjectType of(int code) {
        return code > 0 && code < TYPES.length ? TYPES[code] : UNDEFINED;
    }
}
