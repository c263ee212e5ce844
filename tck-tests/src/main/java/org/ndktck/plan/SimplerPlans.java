package org.ndktck.plan;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.ndktck.plan.connecting.ConsumerCall;

/**
 * The plans that are one step simpler than others: one component is the simplest, or nearer to it, or a list lacks one
 * of its elements. What no plan has together is left out.
 */
public final class SimplerPlans {

    private SimplerPlans() {}

    /**
     * Lists what is simpler by one step, the largest steps of each component first.
     *
     * @param plans the drawn parameters of a property, in order; records or enumerations
     * @return the same with one of them simpler, without repetition
     */
    public static List<List<Object>> than(List<?> plans) {
        List<List<Object>> all = new ArrayList<>();
        for (int at = 0; at < plans.size(); at++) {
            for (Object plan :
                    than(plans.get(at), PlanText.simplest(plans.get(at).getClass()))) {
                List<Object> others = new ArrayList<>(plans);
                others.set(at, plan);
                all.add(others);
            }
        }
        return all.stream().distinct().toList();
    }

    private static List<?> than(Object value, Object simplest) {
        if (value.equals(simplest)) {
            return List.of();
        }
        if (value instanceof ConsumerCalls moves) {
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

    private static List<ConsumerCalls> oneLess(List<ConsumerCall> moves) {
        return IntStream.range(0, moves.size())
                .mapToObj(at -> {
                    List<ConsumerCall> less = new ArrayList<>(moves);
                    less.remove(at);
                    return new ConsumerCalls(less);
                })
                .toList();
    }

    private static List<Object> constants(Enum<?> value, Enum<?> simplest) {
        List<?> all = List.of(value.getDeclaringClass().getEnumConstants());
        int before = all.indexOf(value) - 1;
        return before > all.indexOf(simplest) ? List.of(simplest, all.get(before)) : List.of(simplest);
    }

    /** By the whole distance, by half of it, a quarter and so on down to one; below the simplest nothing is simpler. */
    private static List<Object> numbers(Number value, long simplest) {
        return LongStream.iterate(value.longValue() - simplest, step -> step > 0, step -> step / 2)
                .map(step -> value.longValue() - step)
                .mapToObj(number -> value instanceof Integer ? (Object) Math.toIntExact(number) : (Object) number)
                .toList();
    }

    private static List<Object> records(Object value, Object simplest) {
        List<Object> simpler = new ArrayList<>();
        List<RecordComponent> components = Components.of(value.getClass());
        for (int at = 0; at < components.size(); at++) {
            Object part = Components.value(components.get(at), value);
            for (Object component : than(part, Components.value(components.get(at), simplest))) {
                add(value, components, at, component, simpler);
            }
        }
        return simpler;
    }

    private static void add(
            Object record, List<RecordComponent> components, int changed, Object component, List<Object> simpler) {
        Object[] values =
                components.stream().map(each -> Components.value(each, record)).toArray();
        Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
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
}
