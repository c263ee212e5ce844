package org.ndktck.cli.peer;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.cli.peer.PeerMessage.Kind;
import tools.jackson.databind.JsonNode;

/**
 * The objects of the peer's provider, for the consumer here: each call of one travels to the peer with all it points at, and
 * what was stored there is stored here before it returns.
 */
final class RemoteObjects {

    private final Conversation conversation;
    private final Consumer<String> lost;
    private final Map<NdkObject<?>, Long> numbers = Collections.synchronizedMap(new WeakHashMap<>());
    private final Map<Class<?>, Object> tables = new ConcurrentHashMap<>();
    private final Latest<Callback> callbacks = new Latest<>();

    /** A callback of the consumer. */
    private record Callback(Class<?> type, Object function) {}

    /**
     * Makes the objects of one conversation.
     *
     * @param lost is told when the peer is gone, and does not return
     */
    RemoteObjects(Function<RemoteObjects, Conversation> conversation, Consumer<String> lost) {
        this.lost = lost;
        this.conversation = conversation.apply(this);
    }

    Conversation conversation() {
        return conversation;
    }

    // What comes.

    /** Calls a callback that the peer's provider called. */
    List<JsonNode> callBack(List<JsonNode> values) {
        Callback callback = callbacks.get(values.get(0).asLong());
        if (callback != null) {
            Method method = Arrays.stream(callback.type().getMethods())
                    .filter(one -> one.getDeclaringClass() != Object.class)
                    .findFirst()
                    .orElseThrow();
            Class<?>[] types = method.getParameterTypes();
            Object[] args = IntStream.range(0, types.length)
                    .mapToObj(i -> read(values.get(i + 1), types[i]))
                    .toArray();
            Invocations.invoke(method, callback.function(), args);
        }
        return List.of();
    }

    @Nullable
    Object read(JsonNode node, Class<?> type) {
        if (node.isNull()) {
            return null;
        }
        return NdkObject.class.isAssignableFrom(type) ? object(node) : Values.read(node, type);
    }

    /** The object that an {@link ExportedObject} tells of. */
    NdkObject<?> object(JsonNode node) {
        ExportedObject told = Values.read(node, ExportedObject.class);
        NdkObject<?> object = switch (NdkObjectType.valueOf(told.kind())) {
            case ADAPTER -> new NdkAdapter(memory(told, NdkAdapterDispatch.class)) {};
            case CQ -> new NdkCq(memory(told, NdkCqDispatch.class)) {};
            case PD -> new NdkPd(memory(told, NdkPdDispatch.class)) {};
            case QP -> new NdkQp(memory(told, NdkQpDispatch.class)) {};
            case SHARED_ENDPOINT -> new NdkSharedEndpoint(memory(told, NdkSharedEndpointDispatch.class)) {};
            case CONNECTOR -> new NdkConnector(memory(told, NdkConnectorDispatch.class)) {};
            case LISTENER -> new NdkListener(memory(told, NdkListenerDispatch.class)) {};
            default -> throw new IllegalStateException("no provider makes objects of the type " + told.kind());
        };
        numbers.put(object, told.number());
        return object;
    }

    private <D> RemoteMemory<D> memory(ExportedObject told, Class<D> type) {
        return new RemoteMemory<>(told, told.hasTable() ? type.cast(tables.computeIfAbsent(type, this::table)) : null);
    }

    private Object table(Class<?> type) {
        return Proxy.newProxyInstance(
                RemoteObjects.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, args) -> Invocations.isOfEveryObject(method)
                        ? Invocations.ofEveryObject(proxy, method, args)
                        : call(method, (NdkObject<?>) args[0], args.length > 1 ? args[1] : null));
    }

    // What goes.

    private @Nullable Object call(Method method, NdkObject<?> object, @Nullable Object args) {
        List<JsonNode> sent = args instanceof Record record ? Values.components(record, this::write) : Values.all(args);
        List<JsonNode> answer = ask(
                Kind.CALL,
                List.of(Values.write(numbers.get(object)), Values.write(method.getName()), Values.write(sent)));
        JsonNode thrown = answer.get(2);
        if (!thrown.isNull()) {
            throw new IllegalStateException(thrown.asString());
        }
        if (args instanceof Record record) {
            store(record, Values.list(answer.get(1)));
        }
        return method.getReturnType() == void.class ? null : read(answer.get(0), method.getReturnType());
    }

    private List<JsonNode> ask(Kind kind, List<JsonNode> values) {
        try {
            return conversation.ask(kind, values);
        } catch (PeerLostException e) {
            if (!conversation.isLeft()) {
                lost.accept(String.valueOf(e.getMessage()));
            }
            throw e;
        }
    }

    private JsonNode write(@Nullable Object value, Class<?> type) {
        if (value == null) {
            return Values.NULL;
        }
        if (value instanceof NdkObject<?> object) {
            return Values.write(numbers.get(object));
        }
        if (value instanceof ConstBytePointer pointer) {
            return Values.bytes(pointer.buffer());
        }
        if (value instanceof UlongPointer pointer) {
            return Values.bytes(pointer.buffer());
        }
        if (value instanceof ObjectPointer || value instanceof ResultPointer) {
            return Values.write(true);
        }
        return Values.isCallback(type) ? Values.write(callbacks.add(new Callback(type, value))) : Values.write(value);
    }

    /** Stores what the peer's provider stored. */
    private void store(Record record, List<JsonNode> stored) {
        for (int i = 0; i < stored.size(); i++) {
            Object value = Values.valueOf(record, record.getClass().getRecordComponents()[i]);
            JsonNode node = stored.get(i);
            if (!node.isNull()) {
                store(Objects.requireNonNull(value), node);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void store(Object pointer, JsonNode node) {
        if (pointer instanceof BytePointer bytes) {
            storeChanged(bytes.buffer(), node.binaryValue());
        } else if (pointer instanceof UlongPointer ulong) {
            storeChanged(ulong.buffer(), node.binaryValue());
        } else if (pointer instanceof ResultPointer results) {
            Values.list(node)
                    .forEach(one -> results.put(
                            one.get(0).asInt(),
                            new NdkResult(
                                    Values.read(one.get(1), NtStatus.class),
                                    one.get(2).asLong(),
                                    one.get(3).asLong(),
                                    one.get(4).asLong())));
        } else {
            ((ObjectPointer<Object>) pointer).set(node.isObject() ? object(node) : node);
        }
    }

    /** What was not stored there is not stored here: somebody else may store beside it. */
    private static void storeChanged(ByteBuffer here, byte[] there) {
        for (int i = 0; i < there.length; i++) {
            if (here.get(i) != there[i]) {
                here.put(i, there[i]);
            }
        }
    }
}
