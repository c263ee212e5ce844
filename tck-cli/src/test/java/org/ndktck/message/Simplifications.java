package org.ndktck.message;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ndktck.engine.Manifest;
import org.ndktck.judging.Token;
import org.ndktck.plan.Limits;
import org.ndktck.plan.Move;
import org.ndktck.plan.Moves;
import org.ndktck.plan.PlanText;

/**
 * The plans that are one step simpler than another: one component is the simplest or the next simpler one,
 * or a list lacks one of its elements. What the domain of plans does not draw is left out.
 */
final class Simplifications {

    private Simplifications() {}

    /** The tokens one step simpler than this one. */
    static Set<String> of(String token) {
        Token parsed = Token.parse(token, Manifest.properties());
        List<Object> plans = parsed.plans();
        Set<String> simpler = new LinkedHashSet<>();
        for (int at = 0; at < plans.size(); at++) {
            for (Object plan : simpler(plans.get(at), simplest(plans.get(at).getClass()))) {
                List<Object> others = new ArrayList<>(plans);
                others.set(at, plan);
                simpler.add(parsed.id() + ":" + PlanText.of(others));
            }
        }
        return simpler;
    }

    private static Object simplest(Class<?> type) {
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        try {
            return type.getField("SIMPLEST").get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<?> simpler(Object value, Object simplest) {
        if (value.equals(simplest)) {
            return List.of();
        }
        if (value instanceof Moves moves) {
            return oneLess(moves.list());
        }
        if (value instanceof Record) {
            return records(value, simplest);
        }
        if (value instanceof Enum<?> constant) {
            return constants(constant, (Enum<?>) simplest);
        }
        return numbers((Number) value, ((Number) simplest).longValue());
    }

    private static List<Moves> oneLess(List<Move> moves) {
        return IntStream.range(0, moves.size())
                .mapToObj(at -> {
                    List<Move> less = new ArrayList<>(moves);
                    less.remove(at);
                    return new Moves(less);
                })
                .toList();
    }

    private static List<Object> constants(Enum<?> value, Enum<?> simplest) {
        List<?> all = List.of(value.getDeclaringClass().getEnumConstants());
        int before = all.indexOf(value) - 1;
        return before > all.indexOf(simplest) ? List.of(simplest, all.get(before)) : List.of(simplest);
    }

    /** Below the simplest number nothing is simpler. */
    private static List<Object> numbers(Number value, long simplest) {
        return Stream.of(simplest, value.longValue() - 1)
                .distinct()
                .filter(number -> number >= simplest && number < value.longValue())
                .map(number -> value instanceof Integer ? (Object) Math.toIntExact(number) : (Object) number)
                .toList();
    }

    private static List<Object> records(Object value, Object simplest) {
        List<Object> simpler = new ArrayList<>();
        RecordComponent[] components = value.getClass().getRecordComponents();
        for (int at = 0; at < components.length; at++) {
            for (Object component : simpler(get(components[at], value), get(components[at], simplest))) {
                add(value, components, at, component, simpler);
            }
        }
        return simpler;
    }

    private static void add(
            Object record, RecordComponent[] components, int changed, Object component, List<Object> simpler) {
        Object[] values = Stream.of(components).map(each -> get(each, record)).toArray();
        Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        values[changed] = component;
        try {
            Object made = record.getClass().getDeclaredConstructor(types).newInstance(values);
            if (!(made instanceof Limits limits) || limits.differ()) {
                simpler.add(made);
            }
        } catch (InvocationTargetException outsideTheDomain) {
            // no plan has these components together
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object get(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
