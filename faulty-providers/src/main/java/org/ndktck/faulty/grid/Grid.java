package org.ndktck.faulty.grid;

import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;
import java.util.zip.CRC32;
import org.ndktck.faulty.grid.descriptor.*;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;

/** All faults that the descriptors make, and those of them that are judged. */
public final class Grid {

    /** Effects that are judged at each place in each circumstance; always, all of them are. */
    private static final int EFFECTS = 2;

    private Grid() {}

    /** Lists every fault that has a name, but for those that are {@linkplain Permitted permitted}. */
    public static Stream<GridFault> possible() {
        return places(Descriptor::circumstances);
    }

    /**
     * Lists the faults that are judged: each effect at each place, always, and in each other circumstance the few
     * whose names have the smallest checksums, so that a new effect or circumstance moves few of the others.
     */
    public static List<GridFault> faults() {
        Stream<GridFault> always = places(descriptor -> List.of(CircumstanceTrigger.ALWAYS));
        Map<String, List<GridFault>> others = possible()
                .filter(fault -> fault.trigger() != CircumstanceTrigger.ALWAYS)
                .collect(Collectors.groupingBy(fault -> fault.place() + fault.trigger()));
        Stream<GridFault> some = others.values().stream()
                .flatMap(alike -> alike.stream()
                        .sorted(Comparator.comparingLong(fault -> checksum(fault.name())))
                        .limit(EFFECTS));
        return Stream.concat(always, some)
                .sorted(Comparator.comparing(GridFault::name))
                .toList();
    }

    /**
     * Finds a fault.
     *
     * @param name as {@link GridFault#name} gives it
     * @return the fault, whether it is among those that are judged or not
     */
    public static GridFault named(String name) {
        return possible()
                .filter(fault -> fault.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no fault of the grid is named '" + name
                        + "'; docs/judgement/grid.json lists those that are judged"));
    }

    /** Lists every combination, permitted or not. */
    static Stream<GridFault> combinations() {
        return combinations(Descriptor::circumstances);
    }

    private static Stream<GridFault> places(Function<Descriptor, List<CircumstanceTrigger>> triggers) {
        return combinations(triggers).filter(fault -> Permitted.reason(fault).isEmpty());
    }

    private static Stream<GridFault> combinations(Function<Descriptor, List<CircumstanceTrigger>> triggers) {
        return Descriptor.all().stream()
                .flatMap(descriptor -> descriptor.outputs().stream()
                        .flatMap(output -> faults(descriptor, output, triggers.apply(descriptor))));
    }

    private static Stream<GridFault> faults(Descriptor descriptor, Output output, List<CircumstanceTrigger> triggers) {
        return output.effects().stream()
                .flatMap(
                        effect -> triggers.stream().map(trigger -> new GridFault(descriptor, output, effect, trigger)));
    }

    private static long checksum(String name) {
        CRC32 sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }
}
