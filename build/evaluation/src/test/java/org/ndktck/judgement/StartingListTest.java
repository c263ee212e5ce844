package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Lawful;

/** The list that the stock began with: each entry has a provider, a fault of the grid, or a reason to have none. */
class StartingListTest {

    private static final int FAULTS = 127;
    private static final int ODDBALLS = 20;

    /** Every entry without a provider needs a reason, and no reason is left of one that has got a provider. */
    @Test
    void everyEntryIsInTheStockOrHasAReason() {
        Set<String> absent = entries().collect(Collectors.toCollection(TreeSet::new));
        absent.removeAll(inStock());

        assertThat(absent)
                .as("entries without a provider; not-in-stock.properties says why they have none")
                .isEqualTo(Reasons.of(StartingListTest.class, "not-in-stock.properties")
                        .keySet());
    }

    @Test
    void entriesOfSeveralKindsWereRead() {
        assertThat(inStock()).contains("F01", "F118", "V01", "V20");
    }

    private static Stream<String> entries() {
        return Stream.concat(numbered("F%02d", FAULTS), numbered("V%02d", ODDBALLS));
    }

    private static Stream<String> numbered(String format, int last) {
        return IntStream.rangeClosed(1, last).mapToObj(format::formatted);
    }

    private static Set<String> inStock() {
        return Stream.concat(
                        ShippedProviders.members().stream().flatMap(StartingListTest::entriesOf),
                        StandIn.all().stream().flatMap(StandIn::entries))
                .collect(Collectors.toSet());
    }

    private static Stream<String> entriesOf(Class<? extends NdkProvider> member) {
        Fault fault = member.getAnnotation(Fault.class);
        Lawful lawful = member.getAnnotation(Lawful.class);
        return Stream.concat(
                fault == null ? Stream.empty() : Stream.of(fault.value()),
                lawful == null ? Stream.empty() : List.of(lawful.value()).stream());
    }
}
