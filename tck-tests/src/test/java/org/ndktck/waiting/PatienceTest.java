package org.ndktck.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Outcome;

/** How long to wait for what must happen. */
class PatienceTest {

    private static final Outcome KEPT = new Outcome.Kept();
    private static final Outcome UNDECIDED = new Outcome.Undecided("no connection came about");
    private static final Outcome BROKEN = new Outcome.Broken(new Finding(
            RequirementId.CB_01, Finding.Kind.REQUIRED_MISSING, "a completion", "none", "", List.of(), "", true));

    private static long millis(Duration full, String thing, String... missed) {
        Patience patience = new Patience(full);
        for (String each : missed) {
            patience.missed(each);
        }
        return Duration.ofNanos(patience.nanosFor(thing)).toMillis();
    }

    @Test
    void whatWasNotMissedIsWaitedForInFull() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect")).isEqualTo(5000);
        assertThat(millis(Duration.ofMillis(800), "NdkConnect", "NdkAccept")).isEqualTo(800);
    }

    @Test
    void whoseOtherThingsDoNotComeIsWaitedForNotAsLong() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkAccept")).isEqualTo(2500);
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkAccept", "NdkAccept", "NdkReject"))
                .isBetween(1666L, 1667L);
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "1", "2", "3", "4", "5", "6", "7"))
                .isEqualTo(1000);
    }

    @Test
    void aConfirmationWaitsLongerThanTheFirstLookDidHoweverManyThingsDidNotComeSince() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.beginTry();
        patience.missed("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.missed("NdkAccept");
        patience.beginTry();
        patience.missed("NdkListen");

        patience.restart();

        assertThat(wait(patience, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void aConfirmationOfWhatCameInBetweenWaitsNoShorterEither() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkListen");
        patience.came("NdkListen", 0);
        patience.missed("NdkConnect");
        patience.beginTry();
        patience.missed("NdkListen");

        patience.restart();

        assertThat(wait(patience, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void whatCameAfterAllShortensNoOtherWait() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();

        patience.endRestart(false);

        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void whatCameAfterAllIsCountedAnewWhenItDoesNotComeAgain() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();
        patience.endRestart(false);
        patience.came("NdkListen", 0);
        patience.beginTry();
        patience.missed("NdkConnect");

        patience.restart();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void whatWasConfirmedNotToComeShortensOtherWaitsThoughItComesLater() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.endRestart(true);

        patience.came("NdkConnect", 0);
        patience.came("NdkListen", 0);

        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
    }

    @Test
    void aReplayWaitsHalfAsLongAtFirstAndLongerThenceforth() {
        Patience patience = Patience.ofReplays(Duration.ofSeconds(5));

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(2500));
        patience.missed("NdkConnect");
        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void aCallbackIsHeldForATenthOnceThePropertyHeldOneInVain() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.heldInVain("a property");

        assertThat(patience.nanosOfAHold("another"))
                .isEqualTo(Duration.ofSeconds(5).toNanos());
        assertThat(patience.nanosOfAHold("a property"))
                .isEqualTo(Duration.ofMillis(500).toNanos());
        patience.restart();
        assertThat(patience.nanosOfAHold("a property"))
                .isEqualTo(Duration.ofMillis(7500).toNanos());
    }

    @Test
    void theProviderIsBelievedInASecondLookOnly() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        assertThat(patience.believesTheProvider()).isFalse();

        patience.restart();
        assertThat(patience.believesTheProvider()).isTrue();
        patience.endRestart(true);
        assertThat(patience.believesTheProvider()).isFalse();
    }

    @Test
    void whatWasMissedIsWaitedForShortly() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkConnect")).isEqualTo(50);
        assertThat(millis(Duration.ofMillis(300), "NdkConnect", "NdkConnect")).isEqualTo(20);
        assertThat(millis(Duration.ofMillis(3), "NdkConnect", "NdkConnect")).isEqualTo(3);
    }

    /** Other processes of a run that are part of a test. */
    private static final class Others implements Peers {

        private final Queue<String> missed = new ArrayDeque<>();
        private final List<String> told = new ArrayList<>();

        @Override
        public void tellMissed(String thing) {
            told.add(thing);
        }

        @Override
        public Optional<String> nextMissed() {
            return Optional.ofNullable(missed.poll());
        }
    }

    @Test
    void whatAnotherProcessMissedIsWaitedForShortlyFromTheNextTryOn() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        patience.beginTry();
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));
        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofSeconds(5));

        patience.beginTry();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(patience, "NdkListen").toMillis()).isEqualTo(1666);
    }

    @Test
    void aSecondLookWaitsInFullWhoeverHasWaitedBefore() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        patience.missed("NdkListen");
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));
        patience.beginTry();
        patience.missed("NdkAccept");
        patience.missed("NdkConnect");
        others.missed.add("NdkConnect");

        patience.restart();
        patience.beginTry();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(7500));
        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(3750));
        assertThat(others.missed).containsExactly("NdkConnect");
    }

    @Test
    void whatWasWaitedForHereAlreadyDoesNotBeginAnewWhenTheOthersTellOfIt() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        IntStream.range(0, 100).forEach(each -> patience.missed("NdkConnect"));
        Duration before = wait(patience, "NdkConnect");
        others.missed.add("NdkConnect");

        patience.beginTry();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(before);
        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
    }

    @Test
    void theOthersAreToldOnceWhatDidNotComeAndNotWhatTheyHaveTold() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        others.missed.add("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.missed("NdkListen");
        assertThat(others.told).isEmpty();

        patience.beginTry();
        patience.missed("NdkConnect");
        patience.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    @Test
    void whatComesHereButTakesItsTimeIsWaitedForAsBeforeWhateverOthersTell() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        patience.came("NdkConnect", Duration.ofMillis(80).toNanos());
        patience.came("NdkAccept", Duration.ofMillis(2).toNanos());
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));

        patience.beginTry();

        assertThat(wait(patience, "NdkConnect").toMillis()).isEqualTo(2500);
        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void theOthersAreToldNothingWhileATryIsMadeAgainBecauseItWasHasty() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        others.missed.add("NdkClosePd");
        patience.beginTry();
        patience.missed("NdkClosePd");
        patience.endTry(KEPT);
        patience.beginTry();
        patience.missed("NdkClosePd");
        patience.missed("NdkConnect");
        patience.endTry(BROKEN);
        assertThat(patience.wasHasty()).isTrue();

        patience.beginTry();
        assertThat(others.told).isEmpty();
        patience.missed("NdkConnect");
        patience.endTry(BROKEN);
        patience.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    @Test
    void theOthersAreNotToldOfWhatCameAfterAll() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        patience.missed("NdkConnect");
        patience.missed("NdkAccept");
        patience.came("NdkConnect", 1);

        patience.beginTry();

        assertThat(others.told).containsExactly("NdkAccept");
    }

    @Test
    void theOthersAreToldNothingThatASecondLookMayTakeBack() {
        Others others = new Others();
        Patience patience = new Patience(Duration.ofSeconds(5), others);
        for (boolean missing : new boolean[] {false, true}) {
            patience.beginTry();
            patience.missed("NdkConnect");
            patience.restart();
            patience.beginTry();
            assertThat(others.told).isEmpty();
            if (missing) {
                patience.missed("NdkConnect");
            }
            patience.endRestart(missing);
        }

        patience.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    private static Duration wait(Patience patience, String thing) {
        return Duration.ofNanos(patience.nanosFor(thing));
    }

    @Test
    void aRestartForgetsWhatTheTryMissedAndWaitsLonger() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.endTry(BROKEN);
        patience.missed("NdkClosePd");

        patience.restart();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(3750));
        assertThat(wait(patience, "NdkListen")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(patience, "NdkClosePd")).isEqualTo(Duration.ofMillis(50));
        patience.missed("NdkConnect");
        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void aRestartDoesNotForgetWhatWasConfirmed() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.endRestart(true);
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.missed("NdkAccept");

        patience.restart();

        assertThat(wait(patience, "NdkConnect")).isLessThan(Duration.ofMillis(50));
        assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(3750));
    }

    @Test
    void nobodyElseWaitsLongerAfterARestart() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        for (boolean missing : new boolean[] {true, false}) {
            patience.beginTry();
            patience.missed("NdkConnect");
            patience.restart();
            patience.beginTry();
            patience.missed("NdkConnect");

            patience.endRestart(missing);

            assertThat(wait(patience, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
        }
    }

    @Test
    void whatWasNotWaitedForLongerTakesAnotherRestart() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkListen");
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();
        patience.missed("NdkListen");

        assertThat(patience.wasPatient()).isFalse();
        patience.restart();
        patience.beginTry();

        assertThat(wait(patience, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
        patience.missed("NdkListen");
        assertThat(patience.wasPatient()).isTrue();
    }

    @Test
    void anAccusationAfterAVeryShortWaitIsNotBelieved() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 1, false);
        patience.beginTry();
        patience.missed("NdkConnect");

        assertThat(patience.wasHasty()).isTrue();
        patience.endTry(BROKEN);
        patience.beginTry();
        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
        patience.missed("NdkConnect");
        assertThat(patience.wasHasty()).isFalse();
    }

    @Test
    void aVeryShortWaitConfirmsNothingThoughTheThingWasConfirmedBefore() {
        Patience patience = knowingThatItDoesNotCome();
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.restart();
        patience.beginTry();
        patience.missed("NdkConnect");
        patience.endRestart(true);
        patience.beginProperty();
        totalOfTries(patience, 1, false);

        patience.beginTry();
        patience.missed("NdkConnect");
        assertThat(patience.wasPatient()).isFalse();
        patience.endTry(BROKEN);
        patience.beginTry();
        patience.missed("NdkConnect");
        assertThat(patience.wasPatient()).isTrue();
    }

    @Test
    void aPropertyThatAccusesInPassingWaitsOn() {
        Patience patience = knowingThatItDoesNotCome();
        for (int each = 0; each < 10; each++) {
            patience.beginTry();
            assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
            patience.missed("NdkConnect");
            patience.accused();
            patience.endTry(KEPT);
        }
    }

    @Test
    void whatComesNowAndThenIsNeverWaitedForTooShortly() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        for (int wait = 0; wait < 500; wait++) {
            patience.missed("NdkConnect");
        }
        patience.came("NdkConnect", 0);
        patience.came("NdkAccept", 0);

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
        assertThat(Duration.ofNanos(patience.nanosFor("NdkAccept"))).isEqualTo(Duration.ofSeconds(5));
    }

    private static Patience knowingThatItDoesNotCome() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        for (int wait = 0; wait < 500; wait++) {
            patience.missed("NdkConnect");
        }
        return patience;
    }

    /** Lets a property wait in vain in each of its tries. */
    private static Duration totalOfTries(Patience patience, int tries, boolean accused) {
        long total = 0;
        for (int each = 0; each < tries; each++) {
            patience.beginTry();
            total += patience.nanosFor("NdkConnect");
            patience.missed("NdkConnect");
            patience.endTry(accused ? BROKEN : KEPT);
        }
        return Duration.ofNanos(total);
    }

    @Test
    void aPropertyThatSaysNothingAboutWhatDoesNotComeHardlyWaitsForIt() {
        Patience patience = knowingThatItDoesNotCome();

        patience.beginProperty();
        assertThat(totalOfTries(patience, 1000, false)).isBetween(Duration.ofMillis(20), Duration.ofMillis(100));
    }

    @Test
    void theMorePropertiesSayNothingAboutWhatDoesNotComeTheLessTheNextOneWaitsForIt() {
        Patience patience = knowingThatItDoesNotCome();
        Duration total = Duration.ZERO;
        for (int property = 0; property < 100; property++) {
            patience.beginProperty();
            total = total.plus(totalOfTries(patience, 1, false));
        }

        assertThat(total).isBetween(Duration.ofMillis(20), Duration.ofMillis(40));
    }

    @Test
    void aPropertyThatAccusesIsNotHastyThoughOthersSaidNothing() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 1, false);
        patience.beginProperty();

        assertThat(totalOfTries(patience, 1, true)).isEqualTo(Duration.ofMillis(5));
        assertThat(patience.wasHasty()).isTrue();
        assertThat(totalOfTries(patience, 1, true)).isEqualTo(Duration.ofMillis(20));
        assertThat(patience.wasHasty()).isFalse();
    }

    @Test
    void anUndecidedTryAfterAVeryShortWaitIsTheLastOfItsKindThatOtherPropertiesHaveBroughtAbout() {
        Patience patience = knowingThatItDoesNotCome();
        for (int property = 0; property < 5; property++) {
            totalOfTries(patience, 1, false);
            patience.beginProperty();
        }
        patience.beginTry();
        assertThat(wait(patience, "NdkConnect")).isLessThan(Duration.ofMillis(1));
        patience.missed("NdkConnect");

        patience.endTry(UNDECIDED);
        patience.beginTry();

        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
        patience.missed("NdkConnect");
        patience.endTry(UNDECIDED);
        patience.beginTry();
        assertThat(wait(patience, "NdkConnect")).isEqualTo(Duration.ofMillis(5));
    }

    @Test
    void aPropertyThatAccusesWaitsOn() {
        assertThat(totalOfTries(knowingThatItDoesNotCome(), 10, true)).isEqualTo(Duration.ofMillis(200));
    }

    @Test
    void whatComesAgainIsWaitedForAgain() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 10, false);
        patience.came("NdkConnect", Duration.ofMillis(2).toNanos());

        assertThat(totalOfTries(patience, 1, false)).isEqualTo(Duration.ofMillis(20));
    }

    @Test
    void whatComesNowAndThenIsWaitedForTenTimesAsLongAsItTook() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 100, false);
        patience.came("NdkConnect", Duration.ofMillis(16).toNanos());
        IntStream.range(0, 200).forEach(time -> patience.came("NdkConnect", 100_000));

        assertThat(totalOfTries(patience, 1, false)).isEqualTo(Duration.ofMillis(1));
    }

    @Test
    void aSlowArrivalIsForgottenWithTheWaitsInVainThatFollow() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 100, false);
        patience.came("NdkConnect", Duration.ofMillis(16).toNanos());

        assertThat(totalOfTries(patience, 1000, false)).isBetween(Duration.ofMillis(500), Duration.ofSeconds(2));
    }

    @Test
    void providerThatIsSlowThroughoutIsWaitedForLongerWhateverDoesNotCome() {
        Patience patience = knowingThatItDoesNotCome();
        for (int tries = 0; tries < 50; tries++) {
            IntStream.range(0, 10)
                    .forEach(time ->
                            patience.came("NdkAccept", Duration.ofMillis(30).toNanos()));
            patience.beginTry();
            patience.missed("NdkConnect");
            patience.endTry(KEPT);
        }

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isGreaterThan(Duration.ofMillis(60));
    }

    @Test
    void whatIsMissingAfterSoShortAWaitIsNotBelieved() {
        Patience patience = knowingThatItDoesNotCome();
        totalOfTries(patience, 100, false);
        patience.came("NdkConnect", 100_000);
        patience.beginTry();
        patience.missed("NdkConnect");
        assertThat(patience.wasHasty()).isTrue();
        patience.endTry(BROKEN);
        patience.beginTry();

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
    }

    @Test
    void waitsThatOnlyCloseTakeNoLongerThanTheFirstTogether() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.missed("NdkConnect");
        patience.endTry(KEPT);
        long total = 0;
        for (int wait = 0; wait < 10_000; wait++) {
            total += patience.nanosFor("NdkConnect");
            patience.missed("NdkConnect");
        }

        assertThat(Duration.ofNanos(total)).isBetween(Duration.ofSeconds(1), Duration.ofMillis(1500));
        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofNanos(100_000));
    }

    @Test
    void waitsThatOnlyCloseGrowAgainForWhatComesNowAndThen() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.endTry(KEPT);
        for (int wait = 0; wait < 10_000; wait++) {
            patience.missed("NdkConnect");
        }
        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofNanos(100_000));

        patience.came("NdkConnect", 0);

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(1));
    }

    @Test
    void whatIsMissingAfterLessThanTheShortestWaitOfACloseIsNotBelieved() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.beginTry();
        patience.endTry(KEPT);
        patience.missed("NdkCloseQp");
        assertThat(patience.wasHurried()).isFalse();
        for (int wait = 0; wait < 10_000; wait++) {
            patience.missed("NdkCloseQp");
        }
        assertThat(patience.wasHurried()).isTrue();

        patience.beginTry();

        assertThat(patience.wasHurried()).isFalse();
    }

    @Test
    void whatATryIsJudgedByIsNotWaitedForAsShortly() {
        Patience patience = new Patience(Duration.ofSeconds(5));
        patience.endTry(KEPT);
        for (int wait = 0; wait < 500; wait++) {
            patience.missed("NdkConnect");
        }
        patience.beginTry();

        assertThat(Duration.ofNanos(patience.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
    }
}
