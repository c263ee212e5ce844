package org.ndktck.faulty;

import java.util.*;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The functions of all dispatch tables. One that several kinds of objects have is one here. */
public enum DispatchFunction {
    ACCEPT,
    ACCEPT_EX,
    ARM_CQ,
    CLOSE_CONNECTOR,
    CLOSE_CQ,
    CLOSE_LISTENER,
    CLOSE_PD,
    CLOSE_QP,
    CLOSE_SHARED_ENDPOINT,
    COMPLETE_CONNECT,
    COMPLETE_CONNECT_EX,
    CONNECT,
    CONNECT_WITH_SHARED_ENDPOINT,
    CONTROL_CONNECT_EVENTS,
    CREATE_CONNECTOR,
    CREATE_CQ,
    CREATE_LISTENER,
    CREATE_PD,
    CREATE_QP,
    CREATE_SHARED_ENDPOINT,
    DISCONNECT,
    FLUSH,
    GET_CONNECTION_DATA,
    GET_CQ_RESULTS,
    GET_LOCAL_ADDRESS,
    GET_PEER_ADDRESS,
    LISTEN,
    QUERY_ADAPTER_INFO,
    QUERY_EXTENSION,
    RECEIVE,
    REJECT,
    SEND;

    private static final String EX = "_EX";
    private static final Pattern LATER_WORD = Pattern.compile("_(.)");
    private static final Map<String, DispatchFunction> BY_METHOD = Arrays.stream(values())
            .collect(Collectors.toUnmodifiableMap(DispatchFunction::method, Function.identity()));

    /**
     * Finds the function of a dispatch method.
     *
     * @param method the name of the method, for example {@code createConnector}
     * @return the function
     */
    public static DispatchFunction of(String method) {
        return Objects.requireNonNull(BY_METHOD.get(method), method);
    }

    /** The name of its dispatch method. */
    public String method() {
        return LATER_WORD
                .matcher(name().toLowerCase(Locale.ROOT))
                .replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
    }

    /** Tells whether it closes the object that it is called on. */
    public boolean isClose() {
        return name().startsWith("CLOSE_");
    }

    /** Tells whether it makes an object. */
    public boolean isCreate() {
        return name().startsWith("CREATE_");
    }

    /** Tells whether it is a form that version 2.1 added. */
    public boolean isEx() {
        return name().endsWith(EX);
    }

    /** The form of version 1.2 and 2.0 of one that version 2.1 added; every other function itself. */
    public DispatchFunction plain() {
        return isEx() ? valueOf(name().substring(0, name().length() - EX.length())) : this;
    }
}
