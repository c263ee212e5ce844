package org.ndktck.faulty;

import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** Puts tables that lead through a provider's {@code call} into every object, before the consumer sees it. */
final class Interception {

    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

    private final InterceptingProvider provider;
    /** One table in place of each of the reference's: an object costs no proxy of its own. */
    private final Map<Object, Object> tables = new ConcurrentHashMap<>();

    private final Set<Object> ours = Collections.newSetFromMap(new ConcurrentHashMap<>());
    /** The reference's table of each object that the consumer has. */
    private final Map<NdkObject<?>, Object> tablesOf = Collections.synchronizedMap(new WeakHashMap<>());

    private final ThreadLocal<Integer> connectEvents = ThreadLocal.withInitial(() -> 0);
    private final AtomicInteger running = new AtomicInteger();

    private final Set<Object> sharing = Collections.newSetFromMap(Collections.synchronizedMap(new WeakHashMap<>()));
    private final Set<Object> incoming = Collections.newSetFromMap(Collections.synchronizedMap(new WeakHashMap<>()));

    Interception(InterceptingProvider provider) {
        this.provider = provider;
    }

    /** Intercepts the calls on an object. */
    <D> void into(NdkObject<D> object) {
        D table = object.dispatch();
        if (table != null && !ours.contains(table)) {
            tablesOf.put(object, table);
            object.setDispatch(intercepting(table));
        }
    }

    /** Tells whether a connector was connected over a shared endpoint. */
    boolean isSharing(NdkObject<?> object) {
        return sharing.contains(object);
    }

    /** Tells whether this thread is inside a connect event. */
    boolean isInsideConnectEvent() {
        return connectEvents.get() > 0;
    }

    /** Tells whether a connect event runs, on any thread. */
    boolean isConnectEventRunning() {
        return running.get() > 0;
    }

    /** Tells whether an object is a connector that came with a connect event. */
    boolean isIncoming(NdkObject<?> object) {
        return incoming.contains(object);
    }

    /** Tells the reference's table of an object, wherever its Dispatch member points. */
    @SuppressWarnings("unchecked")
    <D> D table(NdkObject<D> object) {
        return (D) Objects.requireNonNull(tablesOf.get(object));
    }

    @SuppressWarnings("unchecked")
    private <D> D intercepting(D table) {
        return (D) tables.computeIfAbsent(table, original -> {
            Object proxy = Proxy.newProxyInstance(
                    Interception.class.getClassLoader(), interfaces(original), handler(original));
            Object given = provider.inPlaceOf(proxy);
            ours.add(given);
            return given;
        });
    }

    static Class<?>[] interfaces(Object table) {
        Class<?> type = table.getClass();
        while (type.getInterfaces().length == 0) {
            type = type.getSuperclass();
        }
        return type.getInterfaces();
    }

    private InvocationHandler handler(Object table) {
        return (proxy, method, args) -> {
            if (isOfEveryObject(method)) {
                return ofEveryObject(proxy, method, args);
            }
            method.setAccessible(true);
            NdkObject<?> object = (NdkObject<?>) args[0];
            Object parameters = args.length > 1 ? delivering(args[1]) : null;
            DispatchFunction function = DispatchFunction.of(method.getName());
            if (function == DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT) {
                sharing.add(object);
            }
            Object answer = provider.call(new Intercepted(function, object, parameters, table, method));
            if (NtStatus.STATUS_SUCCESS.equals(answer) && args.length > 1) {
                intoStored(args[1]);
            }
            return answer == Intercepted.NOTHING ? null : answer;
        };
    }

    static boolean isOfEveryObject(Method method) {
        return OF_EVERY_OBJECT.contains(method.getName());
    }

    static @Nullable Object ofEveryObject(Object proxy, Method method, @Nullable Object @Nullable [] args) {
        return switch (method.getName()) {
            case "equals" -> args != null && proxy == args[0];
            case "hashCode" -> System.identityHashCode(proxy);
            default -> "an intercepting table";
        };
    }

    /** What the reference is called with: callbacks through which objects reach the consumer lead through here. */
    private Object delivering(Object args) {
        if (!(args instanceof Record record)) {
            return args;
        }
        Record created = Records.with(record, NdkCreateCompletion.class, this::delivering);
        UnaryOperator<NdkConnectEventCallback> events = original -> {
            NdkConnectEventCallback event = provider.connectEvent(original);
            return (context, connector) -> {
                into(connector);
                incoming.add(connector);
                connectEvents.set(connectEvents.get() + 1);
                running.incrementAndGet();
                try {
                    event.connectEvent(context, connector);
                } finally {
                    running.decrementAndGet();
                    connectEvents.set(connectEvents.get() - 1);
                }
            };
        };
        return Records.with(created, NdkConnectEventCallback.class, events);
    }

    private NdkCreateCompletion delivering(NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (object != null && status.isSuccess()) {
                into(object);
            }
            original.complete(context, status, object);
        };
    }

    private void intoStored(Object args) {
        if (args instanceof Record record) {
            Records.with(record, ObjectPointer.class, pointer -> {
                if (pointer.get() instanceof NdkObject<?> object) {
                    into(object);
                }
                return pointer;
            });
        }
    }
}
