package org.ndktck.cli.peer;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** What both sides write and read in the same way: values that are no object, no pointer and no callback. */
final class Values {

    static final JsonNode NULL = JsonNodeFactory.instance.nullNode();

    private static final JsonMapper JSON = JsonMapper.shared();

    private static final Set<Class<?>> CALLBACKS = Set.of(
            NdkRequestCompletion.class,
            NdkCreateCompletion.class,
            NdkCloseCompletion.class,
            NdkConnectEventCallback.class,
            NdkDisconnectEventCallback.class,
            NdkDisconnectEventCallbackEx.class,
            NdkCqNotificationCallback.class);

    private Values() {}

    static boolean isCallback(Class<?> type) {
        return CALLBACKS.contains(type);
    }

    static JsonNode write(@Nullable Object value) {
        if (value == null) {
            return NULL;
        }
        return value instanceof NtStatus status
                ? JsonNodeFactory.instance.numberNode(status.code())
                : JSON.valueToTree(value);
    }

    static List<JsonNode> all(@Nullable Object... values) {
        return Arrays.stream(values).map(Values::write).toList();
    }

    static <T> T read(JsonNode node, Class<T> type) {
        return type == NtStatus.class ? type.cast(new NtStatus(node.asInt())) : JSON.treeToValue(node, type);
    }

    /** The bytes behind a pointer, as far as the consumer has mapped them. */
    static JsonNode bytes(ByteBuffer mapped) {
        byte[] copy = new byte[mapped.capacity()];
        mapped.get(0, copy);
        return JsonNodeFactory.instance.binaryNode(copy);
    }

    /** The components of a record, each with its type. */
    static List<JsonNode> components(Record record, BiFunction<@Nullable Object, Class<?>, JsonNode> writing) {
        return Arrays.stream(record.getClass().getRecordComponents())
                .map(component -> writing.apply(valueOf(record, component), component.getType()))
                .toList();
    }

    static @Nullable Object valueOf(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes a record of its components. */
    static Record record(Class<?> type, @Nullable Object[] values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return (Record) type.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<JsonNode> list(JsonNode node) {
        return IntStream.range(0, node.size()).mapToObj(node::get).toList();
    }

    static Optional<JsonNode> optional(JsonNode node) {
        return node.isNull() ? Optional.empty() : Optional.of(node);
    }
}
