package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.lifecycle.AfterTry;
import org.ndktck.engine.Manifest;
import org.ndktck.plan.Facts;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.drawing.PlanDomain;
import org.ndktck.plan.drawing.PresentFacts;

/**
 * Every value of a partition that a property demands is drawn within the tries of the quickest profile,
 * whatever the seed and whatever the adapter, as long as the adapter can reach it.
 */
class PartitionCoverageTest {

    private static final int SEEDS = 50;
    private static final int DRAWS = 100;

    /** What a property draws and demands; several properties have the same. */
    private record Demand(
            List<Class<?>> types, List<Class<?>> suppliers, Effort effort, Set<Class<? extends Partition>> partitions) {

        static Demand of(Method property) {
            List<Class<?>> types = new ArrayList<>();
            List<Class<?>> suppliers = new ArrayList<>();
            for (Parameter parameter : property.getParameters()) {
                ForAll drawn = parameter.getAnnotation(ForAll.class);
                if (drawn != null) {
                    types.add(parameter.getType());
                    suppliers.add(drawn.supplier());
                }
            }
            Verifies verifies = PropertyHook.verifies(property);
            return new Demand(types, suppliers, verifies.effort(), Set.of(verifies.partitions()));
        }

        Set<String> reachable(AdapterFacts facts) {
            Set<String> labels = new HashSet<>();
            for (Class<? extends Partition> type : partitions) {
                Arrays.stream(type.getEnumConstants())
                        .filter(value -> value.isReachable(facts))
                        .forEach(value -> labels.add(value.label()));
            }
            return labels;
        }
    }

    private static Set<Demand> demands() {
        Set<Demand> demands = new LinkedHashSet<>();
        for (Class<?> container : Manifest.containers()) {
            for (Method method : container.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Verifies.class)) {
                    demands.add(Demand.of(method));
                }
            }
        }
        return demands;
    }

    private static Arbitrary<?> arbitrary(Class<?> type, Class<?> supplier) throws ReflectiveOperationException {
        if (supplier != ArbitrarySupplier.NONE.class) {
            return Objects.requireNonNull(
                    ((ArbitrarySupplier<?>) supplier.getConstructor().newInstance()).get());
        }
        PlanDomain domain = new PlanDomain();
        for (Method provider : PlanDomain.class.getDeclaredMethods()) {
            if (provider.isAnnotationPresent(Provide.class) && provides(provider, type)) {
                return (Arbitrary<?>) provider.invoke(domain);
            }
        }
        throw new AssertionError("no arbitrary for " + type);
    }

    private static boolean provides(Method provider, Class<?> type) {
        return provider.getGenericReturnType() instanceof ParameterizedType arbitrary
                && arbitrary.getActualTypeArguments()[0] == type;
    }

    private static Set<String> missed(Demand demand, List<RandomGenerator<?>> drawn, AdapterFacts facts, long seed) {
        Set<String> missed = demand.reachable(facts);
        Random random = new Random(seed);
        int draws = demand.effort().of(DRAWS);
        for (int draw = 0; draw < draws && !missed.isEmpty(); draw++) {
            Set<String> hit = new HashSet<>();
            drawn.forEach(one -> PartitionFinder.plan(one.next(random).value(), facts, hit));
            missed.removeAll(hit);
        }
        return missed;
    }

    @AfterTry
    void forgetTheFacts() {
        PresentFacts.set(null);
    }

    @Example
    void everyDemandedPartitionIsDrawnWithinTheQuickestProfile() throws ReflectiveOperationException {
        assertThat(demands()).hasSizeGreaterThan(5);
        for (AdapterFacts facts : Facts.boundaries()) {
            PresentFacts.set(facts);
            for (Demand demand : demands()) {
                List<RandomGenerator<?>> generators = new ArrayList<>();
                for (int at = 0; at < demand.types().size(); at++) {
                    generators.add(
                            arbitrary(demand.types().get(at), demand.suppliers().get(at))
                                    .generator(DRAWS, false));
                }
                for (long seed = 0; seed < SEEDS; seed++) {
                    assertThat(missed(demand, generators, facts, seed))
                            .as("%s for %s with seed %s", demand, facts, seed)
                            .isEmpty();
                }
            }
        }
    }
}
