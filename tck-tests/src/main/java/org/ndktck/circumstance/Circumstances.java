package org.ndktck.circumstance;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.plan.Components;
import org.ndktck.plan.Plan;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/**
 * The circumstances of one try, one value for each dimension.
 *
 * @param contexts what is given as contexts
 * @param thread which thread calls
 * @param address which addresses are used
 * @param queues which completion queues there are
 * @param receive whether a receive was posted before
 * @param pause whether the listener was paused and resumed
 * @param turn which request of its listener it is
 * @param neighbour another connection
 * @param endpoint what the shared endpoint was used for before
 * @param bystander another listener
 * @param peer the form in which the other side accepts or completes
 * @param event whether the other side registers a disconnect event
 * @param asked what was asked for before the answer
 * @param pointers which limit pointers are given where the property does not say
 * @param antecedents whether antecedents are closing
 * @param pace how long the consumers take
 */
@Key("with")
public record Circumstances(
        GivenContexts contexts,
        CallingThread thread,
        LocalAddresses address,
        Queues queues,
        PriorReceive receive,
        ListenerPause pause,
        RequestOrder turn,
        OtherConnection neighbour,
        EndpointUse endpoint,
        OtherListener bystander,
        PeerForm peer,
        PeerEvent event,
        EarlierQueries asked,
        FetchPointers pointers,
        AntecedentClose antecedents,
        ConsumerPace pace)
        implements Plan {

    /** What shrinking ends at, and what a token leaves out: nothing out of the ordinary. */
    public static final Circumstances SIMPLEST = of(dimensions().stream()
            .map(dimension -> dimension.getEnumConstants()[0])
            .toList());

    /** The dimensions, in the order of the components. */
    public static List<Class<? extends Circumstance>> dimensions() {
        return Components.of(Circumstances.class).stream()
                .<Class<? extends Circumstance>>map(
                        component -> component.getType().asSubclass(Circumstance.class))
                .toList();
    }

    /**
     * Makes circumstances.
     *
     * @param values one of each dimension, in order
     */
    static Circumstances of(List<? extends Circumstance> values) {
        Class<?>[] types = Components.of(Circumstances.class).stream()
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return Circumstances.class.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("circumstances cannot be made", e);
        }
    }

    /** The same with one value in place of the one of its dimension. */
    public Circumstances with(Circumstance value) {
        return of(values().stream()
                .map(present -> present.getClass().equals(value.getClass()) ? value : present)
                .toList());
    }

    /** The values, in the order of the dimensions. */
    public List<Circumstance> values() {
        return List.of(
                contexts,
                thread,
                address,
                queues,
                receive,
                pause,
                turn,
                neighbour,
                endpoint,
                bystander,
                peer,
                event,
                asked,
                pointers,
                antecedents,
                pace);
    }

    /** What is out of the ordinary, as a message names it; nothing if nothing is. */
    public Optional<String> words() {
        String words = values().stream()
                .map(Circumstance::words)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? Optional.empty() : Optional.of(words);
    }

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return values().stream()
                .filter(value -> !value.isReachable(facts))
                .map(Partition::whyUnreachable)
                .findFirst();
    }

    /** None: each value counts by itself, and in pairs. */
    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of();
    }

    /** All values that are out of the ordinary. */
    public static Set<Circumstance> outOfTheOrdinary() {
        return dimensions().stream()
                .flatMap(Circumstances::constants)
                .filter(value -> !value.isOrdinary())
                .collect(Collectors.toSet());
    }

    /** The constants of a dimension. */
    public static Stream<Circumstance> constants(Class<? extends Circumstance> dimension) {
        return Stream.of(dimension.getEnumConstants());
    }
}
