package org.ndktck.faulty;

import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;

/**
 * The objects that the consumer sees, each in place of one of the reference's. A closed one is used again for the next of
 * its type that is made, as a driver does that keeps the memory of closed objects in a list.
 */
public final class ReusedObjects {

    private final Map<NdkObject<?>, NdkObject<?>> originals = new ConcurrentHashMap<>();
    private final Map<NdkObjectType, Deque<NdkObject<?>>> closed = new EnumMap<>(NdkObjectType.class);
    private final Map<Object, Object> tables = new ConcurrentHashMap<>();

    /** Puts its objects in place of all that an adapter makes. The adapter itself is not replaced. */
    public <D> void around(NdkObject<D> adapter) {
        originals.put(adapter, adapter);
        adapter.setDispatch(table(adapter.dispatch()));
    }

    @SuppressWarnings("unchecked")
    private <D> D table(D original) {
        return (D) tables.computeIfAbsent(
                original,
                table -> Proxy.newProxyInstance(
                        ReusedObjects.class.getClassLoader(), Interception.interfaces(table), handler(table)));
    }

    private InvocationHandler handler(Object table) {
        return (proxy, method, args) -> {
            if (Interception.isOfEveryObject(method)) {
                return Interception.ofEveryObject(proxy, method, args);
            }
            method.setAccessible(true);
            NdkObject<?> seen = (NdkObject<?>) args[0];
            Object[] passed = args.clone();
            passed[0] = originals.get(seen);
            if (args.length > 1 && args[1] instanceof Record record) {
                passed[1] = toTheReference(record, seen);
            }
            try {
                Object answer = method.invoke(table, passed);
                if (method.getName().startsWith("close") && NtStatus.STATUS_SUCCESS.equals(answer)) {
                    closed(seen);
                }
                return answer;
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        };
    }

    @SuppressWarnings("unchecked")
    private Record toTheReference(Record args, NdkObject<?> seen) {
        Record passed = Records.with(args, NdkQp.class, qp -> (NdkQp) original(qp));
        passed = Records.with(passed, NdkCq.class, cq -> (NdkCq) original(cq));
        passed = Records.with(passed, NdkSharedEndpoint.class, endpoint -> (NdkSharedEndpoint) original(endpoint));
        passed = Records.with(
                passed,
                NdkCreateCompletion.class,
                completion -> (context, status, object) ->
                        completion.complete(context, status, object == null ? null : inPlaceOf(object)));
        passed = Records.with(
                passed,
                NdkConnectEventCallback.class,
                event -> (context, connector) -> event.connectEvent(context, (NdkConnector) inPlaceOf(connector)));
        passed = Records.with(passed, NdkCloseCompletion.class, completion -> context -> {
            completion.complete(context);
            closed(seen);
        });
        return Records.with(passed, ObjectPointer.class, pointer -> replacing((ObjectPointer<NdkObject<?>>) pointer));
    }

    private NdkObject<?> original(NdkObject<?> seen) {
        return Objects.requireNonNull(originals.get(seen), "an object that is open");
    }

    private ObjectPointer<NdkObject<?>> replacing(ObjectPointer<NdkObject<?>> pointer) {
        return new ObjectPointer<>() {
            @Override
            public NdkObject<?> get() {
                return Objects.requireNonNull(pointer.get());
            }

            @Override
            public void set(NdkObject<?> value) {
                pointer.set(inPlaceOf(value));
            }
        };
    }

    private synchronized void closed(NdkObject<?> seen) {
        originals.remove(seen);
        closed.computeIfAbsent(seen.objectType(), type -> new ArrayDeque<>()).push(seen);
    }

    @SuppressWarnings("unchecked")
    private synchronized NdkObject<?> inPlaceOf(NdkObject<?> original) {
        Deque<NdkObject<?>> reusable = closed.getOrDefault(original.objectType(), new ArrayDeque<>());
        NdkObject<Object> seen =
                (NdkObject<Object>) (reusable.isEmpty() ? made(original) : Objects.requireNonNull(reusable.pop()));
        originals.put(seen, original);
        seen.setDispatch(table((Object) original.dispatch()));
        for (int field = 0; field < NdkReservedBlock.FIELDS; field++) {
            seen.ndkReserved().set(field, 0);
        }
        return seen;
    }

    private static NdkObject<?> made(NdkObject<?> original) {
        NdkVersion version = original.version();
        Object table = original.dispatch();
        return switch (original.objectType()) {
            case CONNECTOR -> new NdkConnector(version, (NdkConnectorDispatch) table) {};
            case LISTENER -> new NdkListener(version, (NdkListenerDispatch) table) {};
            case SHARED_ENDPOINT -> new NdkSharedEndpoint(version, (NdkSharedEndpointDispatch) table) {};
            case QP -> new NdkQp(version, (NdkQpDispatch) table) {};
            case CQ -> new NdkCq(version, (NdkCqDispatch) table) {};
            case PD -> new NdkPd(version, (NdkPdDispatch) table) {};
            default -> throw new IllegalArgumentException("no " + original.objectType() + " is made");
        };
    }
}
