package org.ndktck.nativeprovider;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * The calls of native functions by address, one method for each list of parameters. Pointers go down as numbers; a status
 * comes back as 32 bits, whatever is in the rest of the register.
 */
final class Downcalls {

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle CLOSE = answering(JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CONNECT = answering(
            JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT,
            JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CONNECT_SHARED = answering(
            JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG,
            JAVA_LONG);
    private static final MethodHandle COMPLETE_CONNECT =
            answering(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle ACCEPT = answering(
            JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle REJECT = answering(JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle LISTEN = answering(JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CONTROL_CONNECT_EVENTS = silent(JAVA_LONG, JAVA_BYTE);
    private static final MethodHandle CREATE_CQ =
            answering(JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CREATE_PLAIN = answering(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CREATE_SHARED_ENDPOINT =
            answering(JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CREATE_LISTENER =
            answering(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CREATE_QP = answering(
            JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG,
            JAVA_LONG, JAVA_LONG);
    private static final MethodHandle FLUSH = silent(JAVA_LONG);
    private static final MethodHandle SEND = answering(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT);
    private static final MethodHandle RECEIVE = answering(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle ARM_CQ = silent(JAVA_LONG, JAVA_INT);
    private static final MethodHandle OPEN = answering(JAVA_LONG, JAVA_LONG);
    private static final MethodHandle ADVANCE = silent(JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CURRENT_IRQL = answering(JAVA_LONG);

    /** {@code NDK_VERSION}, which goes by value. */
    private static final MemoryLayout VERSION = MemoryLayout.structLayout(JAVA_SHORT, JAVA_SHORT);

    private static final MethodHandle QUERY_EXTENSION = answering(JAVA_LONG, JAVA_LONG, VERSION, JAVA_LONG);
    private static final MethodHandle OPEN_ADAPTER = answering(JAVA_LONG, VERSION, JAVA_LONG);

    private Downcalls() {}

    private static MethodHandle answering(MemoryLayout... parameters) {
        return LINKER.downcallHandle(FunctionDescriptor.of(JAVA_INT, parameters));
    }

    private static MethodHandle silent(MemoryLayout... parameters) {
        return LINKER.downcallHandle(FunctionDescriptor.ofVoid(parameters));
    }

    private static IllegalStateException unexpected(Throwable e) {
        return new IllegalStateException("a native function could not be called", e);
    }

    /** {@code NDK_FN_CLOSE_OBJECT}. */
    static int close(long function, long object, long completion, long context) {
        try {
            return (int) CLOSE.invokeExact(Memory.function(function), object, completion, context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_GET_LOCAL_ADDRESS and its likes}. */
    static int getAddress(long function, long object, long pAddress, long pAddressLength) {
        try {
            return (int) CLOSE.invokeExact(Memory.function(function), object, pAddress, pAddressLength);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_DISCONNECT}. */
    static int disconnect(long function, long connector, long completion, long context) {
        try {
            return (int) CLOSE.invokeExact(Memory.function(function), connector, completion, context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CONNECT}. */
    static int connect(
            long function,
            long connector,
            long qp,
            long pSrc,
            int srcLength,
            long pDest,
            int destLength,
            int inbound,
            int outbound,
            long pData,
            int dataLength,
            long completion,
            long context) {
        try {
            return (int) CONNECT.invokeExact(
                    Memory.function(function),
                    connector,
                    qp,
                    pSrc,
                    srcLength,
                    pDest,
                    destLength,
                    inbound,
                    outbound,
                    pData,
                    dataLength,
                    completion,
                    context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CONNECT_WITH_SHARED_ENDPOINT}. */
    static int connectShared(
            long function,
            long connector,
            long qp,
            long endpoint,
            long pDest,
            int destLength,
            int inbound,
            int outbound,
            long pData,
            int dataLength,
            long completion,
            long context) {
        try {
            return (int) CONNECT_SHARED.invokeExact(
                    Memory.function(function),
                    connector,
                    qp,
                    endpoint,
                    pDest,
                    destLength,
                    inbound,
                    outbound,
                    pData,
                    dataLength,
                    completion,
                    context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_COMPLETE_CONNECT and its Ex form}. */
    static int completeConnect(
            long function, long connector, long event, long eventContext, long completion, long context) {
        try {
            return (int) COMPLETE_CONNECT.invokeExact(
                    Memory.function(function), connector, event, eventContext, completion, context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_ACCEPT and its Ex form}. */
    static int accept(
            long function,
            long connector,
            long qp,
            int inbound,
            int outbound,
            long pData,
            int dataLength,
            long event,
            long eventContext,
            long completion,
            long context) {
        try {
            return (int) ACCEPT.invokeExact(
                    Memory.function(function),
                    connector,
                    qp,
                    inbound,
                    outbound,
                    pData,
                    dataLength,
                    event,
                    eventContext,
                    completion,
                    context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_REJECT}. */
    static int reject(long function, long connector, long pData, int dataLength) {
        try {
            return (int) REJECT.invokeExact(Memory.function(function), connector, pData, dataLength);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_GET_CONNECTION_DATA}. */
    static int getConnectionData(
            long function, long connector, long pInbound, long pOutbound, long pData, long pDataLength) {
        try {
            return (int) COMPLETE_CONNECT.invokeExact(
                    Memory.function(function), connector, pInbound, pOutbound, pData, pDataLength);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_LISTEN}. */
    static int listen(long function, long listener, long pAddress, int length, long completion, long context) {
        try {
            return (int) LISTEN.invokeExact(Memory.function(function), listener, pAddress, length, completion, context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CONTROL_CONNECT_EVENTS}. */
    static void controlConnectEvents(long function, long listener, byte pause) {
        try {
            CONTROL_CONNECT_EVENTS.invokeExact(Memory.function(function), listener, pause);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_QUERY_ADAPTER_INFO}. */
    static int queryAdapterInfo(long function, long adapter, long pInfo, long pSize) {
        try {
            return (int) CLOSE.invokeExact(Memory.function(function), adapter, pInfo, pSize);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CREATE_CQ}. */
    static int createCq(
            long function,
            long adapter,
            int depth,
            long notification,
            long notificationContext,
            long affinity,
            long completion,
            long context,
            long cell) {
        try {
            return (int) CREATE_CQ.invokeExact(
                    Memory.function(function),
                    adapter,
                    depth,
                    notification,
                    notificationContext,
                    affinity,
                    completion,
                    context,
                    cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CREATE_PD and NDK_FN_CREATE_CONNECTOR}. */
    static int createPlain(long function, long adapter, long completion, long context, long cell) {
        try {
            return (int) CREATE_PLAIN.invokeExact(Memory.function(function), adapter, completion, context, cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CREATE_SHARED_ENDPOINT}. */
    static int createSharedEndpoint(
            long function, long adapter, long pAddress, int length, long completion, long context, long cell) {
        try {
            return (int) CREATE_SHARED_ENDPOINT.invokeExact(
                    Memory.function(function), adapter, pAddress, length, completion, context, cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CREATE_LISTENER}. */
    static int createListener(
            long function, long adapter, long event, long eventContext, long completion, long context, long cell) {
        try {
            return (int) CREATE_LISTENER.invokeExact(
                    Memory.function(function), adapter, event, eventContext, completion, context, cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_CREATE_QP}. */
    static int createQp(
            long function,
            long pd,
            long receiveCq,
            long initiatorCq,
            long qpContext,
            int receiveDepth,
            int initiatorDepth,
            int receiveSge,
            int initiatorSge,
            int inlineSize,
            long completion,
            long context,
            long cell) {
        try {
            return (int) CREATE_QP.invokeExact(
                    Memory.function(function),
                    pd,
                    receiveCq,
                    initiatorCq,
                    qpContext,
                    receiveDepth,
                    initiatorDepth,
                    receiveSge,
                    initiatorSge,
                    inlineSize,
                    completion,
                    context,
                    cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_FLUSH}. */
    static void flush(long function, long qp) {
        try {
            FLUSH.invokeExact(Memory.function(function), qp);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_SEND}. */
    static int send(long function, long qp, long context, long list, int count, int flags) {
        try {
            return (int) SEND.invokeExact(Memory.function(function), qp, context, list, count, flags);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_RECEIVE}. */
    static int receive(long function, long qp, long context, long list, int count) {
        try {
            return (int) RECEIVE.invokeExact(Memory.function(function), qp, context, list, count);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_ARM_CQ}. */
    static void armCq(long function, long cq, int type) {
        try {
            ARM_CQ.invokeExact(Memory.function(function), cq, type);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_GET_CQ_RESULTS}. */
    static int getCqResults(long function, long cq, long results, int count) {
        try {
            return (int) REJECT.invokeExact(Memory.function(function), cq, results, count);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code ndk_tck_open}. */
    static int open(long function, long request, long result) {
        try {
            return (int) OPEN.invokeExact(Memory.function(function), request, result);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code the functions that take their context only}. */
    static void contextOnly(long function, long context) {
        try {
            FLUSH.invokeExact(Memory.function(function), context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDKTCK_FN_ADVANCE}. */
    static void advance(long function, long context, long nanoseconds) {
        try {
            ADVANCE.invokeExact(Memory.function(function), context, nanoseconds);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDKTCK_FN_CURRENT_IRQL}. */
    static int currentIrql(long function, long context) {
        try {
            return (int) CURRENT_IRQL.invokeExact(Memory.function(function), context);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDKTCK_FN_CLOSE_ADAPTER}. */
    static void closeAdapter(long function, long context, long adapter) {
        try {
            ADVANCE.invokeExact(Memory.function(function), context, adapter);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDK_FN_QUERY_EXTENSION_INTERFACE}. */
    static int queryExtension(long function, long object, long id, MemorySegment version, long cell) {
        try {
            return (int) QUERY_EXTENSION.invokeExact(Memory.function(function), object, id, version, cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** {@code NDKTCK_FN_OPEN_ADAPTER}. */
    static int openAdapter(long function, long context, MemorySegment version, long cell) {
        try {
            return (int) OPEN_ADAPTER.invokeExact(Memory.function(function), context, version, cell);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }
}
