package org.ndktck.plan;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ndktck.plan.key.Key;
import org.ndktck.plan.key.Keys;

/**
 * The canonical text of plans: {@code key=value} pairs in the order of the record's components, those
 * of the simplest plan left out. A component that is a record itself contributes {@code
 * name-component}. Free of characters
 * that a shell or a batch file would take apart.
 */
public final class PlanText {

    /** The text of the simplest plan. */
    public static final String SIMPLEST = "simplest";

    private static final String PAIRS = ".";

    /** A reflection that is asked anew for every try is slow. */
    private static final ClassValue<Object> SIMPLEST_OF = new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> type) {
            return type.isEnum() ? type.getEnumConstants()[0] : simplestOfRecord(type);
        }
    };

    private PlanText() {}

    /**
     * Writes the plans of a try.
     *
     * @param plans the drawn parameters of a property, in order; records or enumerations
     * @return the text, for example {@code side=active.request-length=2}
     */
    public static String of(List<?> plans) {
        List<String> pairs = new ArrayList<>();
        for (Object plan : plans) {
            write(plan, simplest(plan.getClass()), keyOf(plan.getClass()), pairs);
        }
        return pairs.isEmpty() ? SIMPLEST : String.join(PAIRS, pairs);
    }

    /**
     * Reads the plans of a try.
     *
     * @param text what {@link #of} wrote
     * @param types the types of the drawn parameters, in order
     * @return the plans
     * @throws IllegalArgumentException if the text has a key or value that no such plan has; says which
     */
    public static List<Object> parse(String text, List<Class<?>> types) {
        Map<String, String> pairs = pairs(text);
        List<Object> plans = new ArrayList<>();
        for (Class<?> type : types) {
            plans.add(read(type, simplest(type), keyOf(type), pairs));
        }
        if (!pairs.isEmpty()) {
            throw new IllegalArgumentException(
                    "the plan has no key '" + pairs.keySet().iterator().next() + "'");
        }
        return plans;
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        if (text.equals(SIMPLEST)) {
            return pairs;
        }
        for (String pair : text.split("\\.", -1)) {
            int equals = pair.indexOf('=');
            if (equals < 1 || pairs.put(pair.substring(0, equals), pair.substring(equals + 1)) != null) {
                throw new IllegalArgumentException("'" + pair + "' is no key=value pair, or stands twice");
            }
        }
        return pairs;
    }

    /** Records start without a prefix, but for those that stand beside others; an enumeration goes by its own name. */
    private static String keyOf(Class<?> type) {
        return type.isEnum() || type.isAnnotationPresent(Key.class) ? Keys.of(type) : "";
    }

    /**
     * Gives the simplest plan of a type, whose parts are left out in texts.
     *
     * @param type a record or an enumeration
     * @return the plan
     */
    public static Object simplest(Class<?> type) {
        return SIMPLEST_OF.get(type);
    }

    private static Object simplestOfRecord(Class<?> type) {
        try {
            return type.getField("SIMPLEST").get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("plan type " + type.getName() + " has no constant SIMPLEST", e);
        }
    }

    private static void write(Object value, Object simplest, String key, List<String> pairs) {
        if (value.equals(simplest)) {
            return;
        }
        if (value instanceof Record) {
            for (RecordComponent component : Components.of(value.getClass())) {
                Object simplestPart = Components.value(component, simplest);
                write(Components.value(component, value), simplestPart, join(key, component), pairs);
            }
        } else {
            String text = value instanceof Enum<?> constant ? Keys.of(constant) : value.toString();
            pairs.add(key + "=" + text);
        }
    }

    private static Object read(Class<?> type, Object simplest, String key, Map<String, String> pairs) {
        if (type.isRecord()) {
            return readRecord(type, simplest, key, pairs);
        }
        return Optional.ofNullable(pairs.remove(key))
                .map(text -> value(type, key, text))
                .orElse(simplest);
    }

    private static Object readRecord(Class<?> type, Object simplest, String key, Map<String, String> pairs) {
        List<RecordComponent> components = Components.of(type);
        Class<?>[] types = new Class<?>[components.size()];
        Object[] values = new Object[components.size()];
        for (int at = 0; at < components.size(); at++) {
            RecordComponent component = components.get(at);
            types[at] = component.getType();
            values[at] = read(types[at], Components.value(component, simplest), join(key, component), pairs);
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(
                    String.valueOf(e.getTargetException().getMessage()), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("plan type " + type.getName() + " cannot be made", e);
        }
    }

    private static Object value(Class<?> type, String key, String text) {
        if (type.isEnum()) {
            return constant(type, key, text);
        }
        if (type == ConsumerCalls.class) {
            return ConsumerCalls.parse(text);
        }
        try {
            return type == int.class ? (Object) Integer.valueOf(text) : (Object) Long.valueOf(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + key + "=" + text + "' is no number", e);
        }
    }

    private static Object constant(Class<?> type, String key, String text) {
        for (Object constant : type.getEnumConstants()) {
            if (Keys.of((Enum<?>) constant).equals(text)) {
                return constant;
            }
        }
        String permitted = List.of(type.getEnumConstants()).stream()
                .map(constant -> Keys.of((Enum<?>) constant))
                .collect(Collectors.joining(", "));
        throw new IllegalArgumentException("'" + key + "=" + text + "' is not one of " + permitted);
    }

    private static String join(String key, RecordComponent component) {
        return key.isEmpty() ? Keys.of(component) : key + "-" + Keys.of(component);
    }
}
