package org.ndktck.judgement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;

/**
 * A fault of the grid that stands for rows, as a fault that is written by hand stands for those it declares.
 *
 * @param fault the fault
 * @param rows that it must show violated: rows that its descriptor names, or that follow from those
 * @param formers faults that were written by hand before, each with its entry of the list of faults: {@code F55:SwapsTheLimitCells}
 */
public record StandIn(GridFault fault, Set<RequirementId> rows, List<String> formers) {

    /** What the files about them are called. */
    public static final String KIND = "made-by-the-grid";

    /** The file of what was seen of them. */
    public static final String FIGURES = KIND + ".json";

    private static final String RESOURCE = KIND + ".txt";
    private static final String NONE = "-";

    /** Lists all of them. */
    public static List<StandIn> all() {
        Map<String, GridFault> faults = Grid.possible().collect(Collectors.toMap(GridFault::name, Function.identity()));
        try (InputStream content = Objects.requireNonNull(StandIn.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> parse(line.split(" ", -1), faults))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
    }

    private static StandIn parse(String[] words, Map<String, GridFault> faults) {
        String name = GridFault.PREFIX + words[0];
        Set<RequirementId> rows = words(words[1])
                .map(id -> RequirementId.find(id).orElseThrow())
                .collect(Collectors.toCollection(TreeSet::new));
        return new StandIn(
                Objects.requireNonNull(faults.get(name), name),
                rows,
                words(words[2]).toList());
    }

    private static Stream<String> words(String list) {
        return list.equals(NONE) ? Stream.empty() : Arrays.stream(list.split(",", -1));
    }

    /** Gives the rows that the descriptor of the fault names, and what follows from them. */
    public Set<RequirementId> acceptable(Catalog catalog) {
        Set<RequirementId> named = new TreeSet<>(fault.acceptable());
        named.addAll(catalog.derivedFrom(Set.copyOf(named)));
        return named;
    }

    /** Gives the rows as the files of figures name them. */
    public List<String> texts() {
        return rows.stream().map(RequirementId::text).sorted().toList();
    }

    /** Gives the entries of the list of faults that it stands for. */
    public Stream<String> entries() {
        return formers.stream().map(former -> former.substring(0, former.indexOf(':')));
    }

    /** Tells whether it shows in the ordinary case of a row: always, or in the very circumstance that the row is about. */
    public boolean isGross(RequirementId row) {
        return fault.trigger() == CircumstanceTrigger.ALWAYS
                || fault.trigger().rows().contains(row);
    }
}
