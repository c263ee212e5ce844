package org.ndktck.judging;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.judging.fixed.FixedCircumstances;
import org.ndktck.plan.Plan;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.drawing.RestrictedPlans;

/**
 * The cases of a property: the plans that it draws. The documents do not demand what it verifies for any other plan.
 *
 * @param drawn the parameters that are drawn, in order
 * @param leftOut the circumstances that are not drawn
 */
record DrawnParameters(List<Parameter> drawn, Set<Circumstance> leftOut) {

    /** Looks at a property. */
    static DrawnParameters of(Method property) {
        return new DrawnParameters(
                Arrays.stream(property.getParameters())
                        .filter(parameter -> parameter.isAnnotationPresent(ForAll.class))
                        .toList(),
                leftOutBy(property));
    }

    private static Set<Circumstance> leftOutBy(Method property) {
        return FixedCircumstances.of(property).stream()
                .flatMap(fixes -> FixedCircumstances.leftOutBy(fixes).stream())
                .collect(Collectors.toSet());
    }

    /** The types of the plans, the circumstances behind them. */
    List<Class<?>> types() {
        return Stream.concat(drawn.stream().map(Parameter::getType), Stream.of(Circumstances.class))
                .toList();
    }

    /**
     * Tells why plans are no case for some adapters.
     *
     * @param plans one for each parameter, and the circumstances
     * @param facts what the adapters can do
     * @return the first reason, as what a plan is or has; nothing if they are a case
     */
    Optional<String> whyNot(List<Object> plans, AdapterFacts facts) {
        for (int at = 0; at < drawn.size(); at++) {
            Parameter parameter = drawn.get(at);
            Object plan = plans.get(at);
            Optional<String> reason = beyond(plan, facts)
                    .map(misfit -> "for another adapter: " + misfit)
                    .or(() -> undrawn(parameter, plan, facts));
            if (reason.isPresent()) {
                return reason;
            }
        }
        return whyNot((Circumstances) plans.get(drawn.size()), facts);
    }

    private Optional<String> whyNot(Circumstances circumstances, AdapterFacts facts) {
        return circumstances
                .misfit(facts)
                .map(misfit -> "for another adapter: " + misfit)
                .or(() -> circumstances.values().stream()
                        .filter(leftOut::contains)
                        .map(value -> "none that its property draws: it leaves out " + value.label())
                        .findFirst());
    }

    private static Optional<String> beyond(Object plan, AdapterFacts facts) {
        if (plan instanceof Plan whole) {
            return whole.misfit(facts);
        }
        return plan instanceof Partition partition && !partition.isReachable(facts)
                ? Optional.of(partition.whyUnreachable())
                : Optional.empty();
    }

    private static Optional<String> undrawn(Parameter parameter, Object plan, AdapterFacts facts) {
        Class<?> supplier = parameter.getAnnotation(ForAll.class).supplier();
        return RestrictedPlans.class.isAssignableFrom(supplier)
                ? somePlans(supplier).whyNot(plan, facts).map(reason -> "none that its property draws: " + reason)
                : Optional.empty();
    }

    /** The type of the parameter is that of the plans. */
    @SuppressWarnings("unchecked")
    private static RestrictedPlans<Object> somePlans(Class<?> supplier) {
        try {
            return (RestrictedPlans<Object>) supplier.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(supplier + " cannot be made", e);
        }
    }
}
