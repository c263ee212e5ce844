package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.ndktck.catalog.RequirementId;

/** The figures that the pages show are about the providers there are. */
class PublishedFiguresTest {

    private static final String STALE =
            "docs/judgement holds an old measurement; `mvn -Pzoo verify -Dgolden.update=true` makes a new one";

    @Test
    @DisabledIfSystemProperty(named = "golden.update", matches = "true", disabledReason = "a later phase measures anew")
    void theMatrixNamesEveryFault() {
        assertThat(FiguresFile.read(FiguresFile.PUBLISHED.resolve("blame.json"), BlameLine.class))
                .as(STALE)
                .extracting(BlameLine::provider)
                .containsExactlyElementsOf(ShippedProviders.faults().stream()
                        .map(fault -> "faulty:" + fault.getSimpleName())
                        .sorted()
                        .toList());
    }

    @Test
    @DisabledIfSystemProperty(named = "golden.update", matches = "true", disabledReason = "a later phase measures anew")
    void everyFaultOfTheGridThatStandsForRowsWasSeenOnThem() {
        List<GridLine> shown = FiguresFile.read(FiguresFile.PUBLISHED.resolve(StandIn.FIGURES), GridLine.class);

        assertThat(shown)
                .as(STALE)
                .extracting(GridLine::fault, GridLine::seen)
                .containsExactlyElementsOf(StandIn.all().stream()
                        .map(standIn -> tuple(standIn.fault().name(), standIn.texts()))
                        .toList());
    }

    @Test
    void theLawfulProvidersWereJudgedOftenAndNothingWasSaidAgainstThem() {
        List<LawfulTally> lawful = FiguresFile.read(FiguresFile.PUBLISHED.resolve("lawful.json"), LawfulTally.class);

        List<String> named =
                new ArrayList<>(lawful.stream().map(LawfulTally::provider).toList());
        ShippedProviders.joinedSinceTheLawfulMeasurement().keySet().forEach(name -> named.add("lawful:" + name));
        assertThat(named)
                .as("providers that are measured, and those that are listed as new; none is both")
                .containsExactlyInAnyOrderElementsOf(ShippedProviders.lawful().stream()
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

    /** A fault that is new is measured before it is committed: {@code -Dzoo.only} names it. */
    @Test
    void everyFaultWasLookedForFromManySeedsAndNeverMissed() {
        List<EffortLine> effort = FiguresFile.read(FiguresFile.PUBLISHED.resolve("effort.json"), EffortLine.class);

        assertThat(effort)
                .as("pairs in docs/judgement/effort.json; `mvn -Peffort verify -Dgolden.update=true` measures them")
                .extracting(EffortLine::name)
                .containsExactlyInAnyOrderElementsOf(pairsSeenByTheirOwnProperty());
        assertThat(effort).allSatisfy(line -> {
            assertThat(line.aimed().seeds()).as(line.name()).isGreaterThanOrEqualTo(EffortLine.ENOUGH_SEEDS);
            assertThat(line.aimed().missed()).as(line.name()).isZero();
        });
    }

    @Test
    void theFailureOfEveryPairReadsWellAndIsShownAgain() {
        List<MessageLine> messages =
                FiguresFile.read(FiguresFile.PUBLISHED.resolve("messages.json"), MessageLine.class);

        assertThat(messages)
                .as("pairs in docs/judgement/messages.json; `mvn -Pmessages verify -Dgolden.update=true` reads them")
                .extracting(MessageLine::name)
                .containsExactlyInAnyOrderElementsOf(pairsSeenByTheirOwnProperty());
        assertThat(messages).allSatisfy(line -> {
            assertThat(line.problems()).as(line.name()).isEmpty();
        });
    }

    private static List<String> pairsSeenByTheirOwnProperty() {
        return DeclaredPair.seenByTheirOwnProperty().stream()
                .map(DeclaredPair::name)
                .toList();
    }

    /** An entry that is no pair excuses nothing. */
    @Test
    void everyPairThatIsSeenInPassingIsThere() {
        assertThat(DeclaredPair.all())
                .extracting(DeclaredPair::name)
                .containsAll(Reasons.of(ShippedProviders.class, "seen-in-passing.properties")
                        .keySet());
    }

    @Test
    void everyMistakeOfTheLedgerIsShownByAProviderThatIsThere() {
        Set<String> names = ShippedProviders.names();
        List<PastKitError> ledger = FiguresFile.read(FiguresFile.PUBLISHED.resolve("ledger.json"), PastKitError.class);

        assertThat(ledger).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.kind()).isIn(PastKitError.FALSE_ALARM, "missed fault", "challenge");
            assertThat(RequirementId.find(entry.id())).isPresent();
            assertThat(entry.commit()).matches("[0-9a-f]{7,40}");
            assertThat(entry.shownBy().equals(PastKitError.VENDOR_SAMPLE) || names.contains(entry.shownBy()))
                    .as("'%s' is a provider of the zoo, or the vendor sample", entry.shownBy())
                    .isTrue();
        });
    }
}
