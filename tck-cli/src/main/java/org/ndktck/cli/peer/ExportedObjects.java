package org.ndktck.cli.peer;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.cli.peer.PeerMessage.Kind;
import tools.jackson.databind.JsonNode;

/** The objects of the provider here, for the consumer in the process of the run: makes its calls, and tells what came of them. */
final class ExportedObjects {

    private final Latest<NdkObject<?>> objects = new Latest<>();
    private final NdkObject<?> adapter;
    private final Asking consumer;

    /** Asks the process of the run. */
    @FunctionalInterface
    interface Asking {
        List<JsonNode> ask(Kind kind, List<JsonNode> values);
    }

    ExportedObjects(NdkAdapter adapter, Asking consumer) {
        this.adapter = adapter;
        this.consumer = consumer;
    }

    /** The adapter is never forgotten: it has the number 0. */
    JsonNode adapter() {
        return Values.write(ExportedObject.of(0, adapter));
    }

    private JsonNode export(Object object) {
        return object instanceof NdkObject<?> one
                ? Values.write(ExportedObject.of(objects.add(one), one))
                : Values.write(object.getClass().getName());
    }

    private NdkObject<?> object(JsonNode number) {
        return number.asLong() == 0
                ? adapter
                : Objects.requireNonNull(objects.get(number.asLong()), "an object that the consumer never had");
    }

    /** Makes a call of the consumer: what it returned, what it stored, what it threw. */
    List<JsonNode> call(List<JsonNode> values) {
        List<JsonNode> sent = Values.list(values.get(2));
        List<@Nullable Object> components = new ArrayList<>();
        try {
            NdkObject<?> object = object(values.get(0));
            Object table = object.dispatch();
            Method method = method(object.kind(), values.get(1).asString());
            Object returned = invoke(method, table, object, sent, components);
            return List.of(Values.write(returned), Values.write(stored(components)), Values.NULL);
        } catch (RuntimeException | Error e) { // it is the provider's, and the consumer's side records it
            return List.of(Values.NULL, Values.write(stored(components)), Values.write(e.toString()));
        }
    }

    /** Of the interface: the class that implements it may be one that nobody else may call. */
    private static Method method(NdkObjectType kind, String name) {
        return Arrays.stream(ExportedObject.table(kind).getMethods())
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no table of this kit has a function " + name));
    }

    private @Nullable Object invoke(
            Method method, Object table, NdkObject<?> object, List<JsonNode> sent, List<@Nullable Object> components) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length == 1) {
            return Invocations.invoke(method, table, object);
        }
        if (!types[1].isRecord()) {
            return Invocations.invoke(method, table, object, Values.read(sent.get(0), types[1]));
        }
        RecordComponent[] expected = types[1].getRecordComponents();
        IntStream.range(0, expected.length).forEach(i -> components.add(read(sent.get(i), expected[i].getType())));
        return Invocations.invoke(method, table, object, Values.record(types[1], components.toArray()));
    }

    private @Nullable Object read(JsonNode node, Class<?> type) {
        if (node.isNull()) {
            return null;
        }
        if (NdkObject.class.isAssignableFrom(type)) {
            return object(node);
        }
        if (ConstBytePointer.class.isAssignableFrom(type) || type == UlongPointer.class) {
            return new CopiedMemory(node.binaryValue());
        }
        if (type == ObjectPointer.class) {
            return new Cell();
        }
        if (type == ResultPointer.class) {
            return new Results();
        }
        return Values.isCallback(type) ? callback(node.asLong(), type) : Values.read(node, type);
    }

    private Object callback(long number, Class<?> type) {
        return Proxy.newProxyInstance(
                ExportedObjects.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
                    if (Invocations.isOfEveryObject(method)) {
                        return Invocations.ofEveryObject(proxy, method, args);
                    }
                    callBack(number, args);
                    return null;
                });
    }

    private void callBack(long number, @Nullable Object... args) {
        List<JsonNode> values = new ArrayList<>(Values.all(number));
        for (Object arg : args) {
            values.add(arg instanceof NdkObject<?> object ? export(object) : Values.write(arg));
        }
        try {
            consumer.ask(Kind.CALLBACK, values);
        } catch (PeerLostException e) {
            // the consumer is gone, and with it whoever would have been told
        }
    }

    private List<JsonNode> stored(List<@Nullable Object> components) {
        return components.stream().map(this::stored).toList();
    }

    private JsonNode stored(@Nullable Object component) {
        if (component instanceof CopiedMemory memory) {
            return Values.bytes(memory.buffer());
        }
        if (component instanceof Cell cell && cell.value != null) {
            return export(Objects.requireNonNull(cell.value));
        }
        return component instanceof Results results ? Values.write(results.stored) : Values.NULL;
    }

    /** Receives an object. */
    private static final class Cell implements ObjectPointer<Object> {

        private volatile @Nullable Object value;

        @Override
        public @Nullable Object get() {
            return value;
        }

        @Override
        public void set(Object stored) {
            value = stored;
        }
    }

    /** Receives results of work requests. */
    private static final class Results implements ResultPointer {

        private final List<List<JsonNode>> stored = new ArrayList<>();

        @Override
        public void put(int index, NdkResult result) {
            stored.add(Values.all(
                    index, result.status(), result.bytesTransferred(), result.qpContext(), result.requestContext()));
        }
    }
}
