package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.ndktck.catalog.RequirementId;

/** The figures that the pages show are about the providers there are. */
class PublishedFiguresTest {

    private static final String STALE =
            "docs/judgement holds an old measurement; `mvn verify -Dgolden.update=true` makes a new one";

    @Test
    @DisabledIfSystemProperty(named = "golden.update", matches = "true", disabledReason = "a later phase measures anew")
    void theMatrixNamesEveryFault() {
        assertThat(Measured.read(Measured.PUBLISHED.resolve("blame.json"), BlameLine.class))
                .as(STALE)
                .extracting(BlameLine::provider)
                .containsExactlyElementsOf(Stock.faults().stream()
                        .map(fault -> "faulty:" + fault.getSimpleName())
                        .sorted()
                        .toList());
    }

    @Test
    void theLawfulProvidersWereJudgedOftenAndNothingWasSaidAgainstThem() {
        List<LawfulTally> lawful = Measured.read(Measured.PUBLISHED.resolve("lawful.json"), LawfulTally.class);

        assertThat(lawful)
                .extracting(LawfulTally::provider)
                .containsExactlyInAnyOrderElementsOf(Stock.lawful().stream()
                        .map(member -> "lawful:" + member.getSimpleName())
                        .toList());
        assertThat(lawful).allSatisfy(tally -> {
            assertThat(tally.falseAlarms()).isEmpty();
            assertThat(tally.sparse()).isEmpty();
            assertThat(tally.runs()).isGreaterThanOrEqualTo(LawfulTally.ENOUGH_SEEDS);
        });
        assertThat(lawful.stream().mapToLong(LawfulTally::judgedTries).sum())
                .isGreaterThanOrEqualTo(LawfulTally.ENOUGH_TRIES);
    }

    @Test
    void noFaultWasMissedUnderAnySeed() {
        List<EffortLine> effort = Measured.read(Measured.PUBLISHED.resolve("effort.json"), EffortLine.class);

        assertThat(effort).isNotEmpty().allSatisfy(line -> {
            assertThat(line.aimed().seeds()).isPositive();
            assertThat(line.aimed().missed()).isZero();
        });
    }

    @Test
    void everyMistakeOfTheLedgerIsShownByAProviderThatIsThere() {
        Set<String> names = Stream.concat(Stock.members().stream(), Stock.hostile().stream())
                .map(Class::getSimpleName)
                .collect(Collectors.toSet());
        List<LedgerEntry> ledger = Measured.read(Measured.PUBLISHED.resolve("ledger.json"), LedgerEntry.class);

        assertThat(ledger).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.kind()).isIn(LedgerEntry.FALSE_ALARM, "missed fault", "challenge");
            assertThat(RequirementId.find(entry.id())).isPresent();
            assertThat(entry.commit()).matches("[0-9a-f]{7,40}");
            assertThat(entry.shownBy().equals(LedgerEntry.VENDOR_SAMPLE)
                            || names.contains(
                                    entry.shownBy().substring(entry.shownBy().indexOf(':') + 1)))
                    .as("'%s' is a provider of the zoo, or the vendor sample", entry.shownBy())
                    .isTrue();
        });
    }
}
