package org.ndktck.invariants;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Gate;
import org.ndktck.gate.Lifetime;

/**
 * Points the Dispatch of every object at a table of the kit's, which reports whoever calls through it
 * (GEN-04, GEN-05); the kit itself calls through the tables it has kept.
 */
final class ReplacedTables extends Invariant {

    private final Gate gate;
    private final Map<Lifetime, Object> tables = new ConcurrentHashMap<>();
    private volatile boolean replacing = true;

    ReplacedTables(BreachSink sink, Gate gate) {
        super(sink);
        this.gate = gate;
    }

    @Override
    public void seen(NdkObject<?> object, String how) {
        if (replacing) {
            replace(object);
        }
    }

    /** Objects that are seen from now on keep their tables. */
    void stop() {
        replacing = false;
    }

    <D> void replace(NdkObject<D> object) {
        D original = object.dispatch();
        if (original == null || tables.containsKey(gate.lifetimeOf(object))) {
            return; // without a table GEN-03 blames
        }
        gate.keepTable(object);
        D reporting = reporting(gate.name(object), object.kind(), original);
        tables.put(gate.lifetimeOf(object), reporting);
        object.setDispatch(reporting);
    }

    /** Gives an object that outlives the try its table back. */
    <D> void restore(NdkObject<D> object) {
        closing(object);
        if (tables.remove(gate.lifetimeOf(object)) != null) {
            object.setDispatch(gate.table(object));
        }
    }

    @Override
    public void closing(NdkObject<?> object) {
        Object reporting = tables.get(gate.lifetimeOf(object));
        if (reporting != null && object.dispatch() != reporting) {
            String name = gate.name(object);
            forbiddenOf(
                    name,
                    RequirementId.GEN_04,
                    name + ".Dispatch points where the consumer let it point",
                    name + ".Dispatch points somewhere else");
        }
    }

    @SuppressWarnings("unchecked")
    private <D> D reporting(String name, NdkObjectType type, D original) {
        Class<?> table = interfaceOf(type);
        return (D) Proxy.newProxyInstance(table.getClassLoader(), new Class<?>[] {table}, (proxy, method, args) -> {
            if (method.getDeclaringClass() == Object.class) {
                return method.invoke(original, args);
            }
            forbiddenOf(
                    name,
                    RequirementId.GEN_04,
                    "nobody calls through " + name + ".Dispatch: the consumer keeps the provider's table",
                    method.getName() + " was called through " + name + ".Dispatch");
            try {
                return method.invoke(original, args);
            } catch (InvocationTargetException provider) {
                throw provider.getTargetException();
            }
        });
    }

    private static Class<?> interfaceOf(NdkObjectType type) {
        return switch (type) {
            case ADAPTER -> NdkAdapterDispatch.class;
            case CONNECTOR -> NdkConnectorDispatch.class;
            case LISTENER -> NdkListenerDispatch.class;
            case SHARED_ENDPOINT -> NdkSharedEndpointDispatch.class;
            case QP -> NdkQpDispatch.class;
            case CQ -> NdkCqDispatch.class;
            case PD -> NdkPdDispatch.class;
            case MR, MW, SRQ, UNDEFINED -> throw new IllegalArgumentException("no table of an object of type " + type);
        };
    }
}
