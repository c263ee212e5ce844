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
class WaitPolicyTest {

    private static final Outcome KEPT = new Outcome.Kept();
    private static final Outcome UNDECIDED = new Outcome.Undecided("no connection came about");
    private static final Outcome BROKEN = new Outcome.Broken(new Finding(
            RequirementId.CB_01, Finding.Kind.REQUIRED_MISSING, "a completion", "none", "", List.of(), "", true));

    private static long millis(Duration full, String thing, String... missed) {
        WaitPolicy waitPolicy = new WaitPolicy(full);
        for (String each : missed) {
            waitPolicy.missed(each);
        }
        return Duration.ofNanos(waitPolicy.nanosFor(thing)).toMillis();
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
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.beginTry();
        waitPolicy.missed("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.missed("NdkAccept");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkListen");

        waitPolicy.restart();

        assertThat(wait(waitPolicy, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void aConfirmationOfWhatCameInBetweenWaitsNoShorterEither() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkListen");
        waitPolicy.came("NdkListen", 0);
        waitPolicy.missed("NdkConnect");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkListen");

        waitPolicy.restart();

        assertThat(wait(waitPolicy, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void whatCameAfterAllShortensNoOtherWait() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();

        waitPolicy.endRestart(false);

        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void whatCameAfterAllIsCountedAnewWhenItDoesNotComeAgain() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();
        waitPolicy.endRestart(false);
        waitPolicy.came("NdkListen", 0);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");

        waitPolicy.restart();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(7500));
    }

    @Test
    void whatWasConfirmedNotToComeShortensOtherWaitsThoughItComesLater() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.endRestart(true);

        waitPolicy.came("NdkConnect", 0);
        waitPolicy.came("NdkListen", 0);

        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
    }

    @Test
    void aReplayWaitsHalfAsLongAtFirstAndLongerThenceforth() {
        WaitPolicy waitPolicy = WaitPolicy.ofReplays(Duration.ofSeconds(5));

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(2500));
        waitPolicy.missed("NdkConnect");
        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void aCallbackIsHeldForATenthOnceThePropertyHeldOneInVain() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.heldInVain("a property");

        assertThat(waitPolicy.nanosOfAHold("another"))
                .isEqualTo(Duration.ofSeconds(5).toNanos());
        assertThat(waitPolicy.nanosOfAHold("a property"))
                .isEqualTo(Duration.ofMillis(500).toNanos());
        waitPolicy.restart();
        assertThat(waitPolicy.nanosOfAHold("a property"))
                .isEqualTo(Duration.ofMillis(7500).toNanos());
    }

    @Test
    void theProviderIsBelievedInASecondLookOnly() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        assertThat(waitPolicy.believesTheProvider()).isFalse();

        waitPolicy.restart();
        assertThat(waitPolicy.believesTheProvider()).isTrue();
        waitPolicy.endRestart(true);
        assertThat(waitPolicy.believesTheProvider()).isFalse();
    }

    @Test
    void whatWasMissedIsWaitedForShortly() {
        assertThat(millis(Duration.ofSeconds(5), "NdkConnect", "NdkConnect")).isEqualTo(50);
        assertThat(millis(Duration.ofMillis(300), "NdkConnect", "NdkConnect")).isEqualTo(20);
        assertThat(millis(Duration.ofMillis(3), "NdkConnect", "NdkConnect")).isEqualTo(3);
    }

    /** Other processes of a run that are part of a test. */
    private static final class Others implements OtherProcesses {

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
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        waitPolicy.beginTry();
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));
        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofSeconds(5));

        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(waitPolicy, "NdkListen").toMillis()).isEqualTo(1666);
    }

    @Test
    void aSecondLookWaitsInFullWhoeverHasWaitedBefore() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        waitPolicy.missed("NdkListen");
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));
        waitPolicy.beginTry();
        waitPolicy.missed("NdkAccept");
        waitPolicy.missed("NdkConnect");
        others.missed.add("NdkConnect");

        waitPolicy.restart();
        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(7500));
        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(3750));
        assertThat(others.missed).containsExactly("NdkConnect");
    }

    @Test
    void whatWasWaitedForHereAlreadyDoesNotBeginAnewWhenTheOthersTellOfIt() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        IntStream.range(0, 100).forEach(each -> waitPolicy.missed("NdkConnect"));
        Duration before = wait(waitPolicy, "NdkConnect");
        others.missed.add("NdkConnect");

        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(before);
        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
    }

    @Test
    void theOthersAreToldOnceWhatDidNotComeAndNotWhatTheyHaveTold() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        others.missed.add("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.missed("NdkListen");
        assertThat(others.told).isEmpty();

        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    @Test
    void whatComesHereButTakesItsTimeIsWaitedForAsBeforeWhateverOthersTell() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        waitPolicy.came("NdkConnect", Duration.ofMillis(80).toNanos());
        waitPolicy.came("NdkAccept", Duration.ofMillis(2).toNanos());
        others.missed.addAll(List.of("NdkConnect", "NdkAccept"));

        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkConnect").toMillis()).isEqualTo(2500);
        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void theOthersAreToldNothingWhileATryIsMadeAgainBecauseItWasHasty() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        others.missed.add("NdkClosePd");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkClosePd");
        waitPolicy.endTry(KEPT);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkClosePd");
        waitPolicy.missed("NdkConnect");
        waitPolicy.endTry(BROKEN);
        assertThat(waitPolicy.wasHasty()).isTrue();

        waitPolicy.beginTry();
        assertThat(others.told).isEmpty();
        waitPolicy.missed("NdkConnect");
        waitPolicy.endTry(BROKEN);
        waitPolicy.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    @Test
    void theOthersAreNotToldOfWhatCameAfterAll() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        waitPolicy.missed("NdkConnect");
        waitPolicy.missed("NdkAccept");
        waitPolicy.came("NdkConnect", 1);

        waitPolicy.beginTry();

        assertThat(others.told).containsExactly("NdkAccept");
    }

    @Test
    void theOthersAreToldNothingThatASecondLookMayTakeBack() {
        Others others = new Others();
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5), others);
        for (boolean missing : new boolean[] {false, true}) {
            waitPolicy.beginTry();
            waitPolicy.missed("NdkConnect");
            waitPolicy.restart();
            waitPolicy.beginTry();
            assertThat(others.told).isEmpty();
            if (missing) {
                waitPolicy.missed("NdkConnect");
            }
            waitPolicy.endRestart(missing);
        }

        waitPolicy.beginTry();

        assertThat(others.told).containsExactly("NdkConnect");
    }

    private static Duration wait(WaitPolicy waitPolicy, String thing) {
        return Duration.ofNanos(waitPolicy.nanosFor(thing));
    }

    @Test
    void aRestartForgetsWhatTheTryMissedAndWaitsLonger() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.endTry(BROKEN);
        waitPolicy.missed("NdkClosePd");

        waitPolicy.restart();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(3750));
        assertThat(wait(waitPolicy, "NdkListen")).isEqualTo(Duration.ofMillis(50));
        assertThat(wait(waitPolicy, "NdkClosePd")).isEqualTo(Duration.ofMillis(50));
        waitPolicy.missed("NdkConnect");
        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void aRestartDoesNotForgetWhatWasConfirmed() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.endRestart(true);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.missed("NdkAccept");

        waitPolicy.restart();

        assertThat(wait(waitPolicy, "NdkConnect")).isLessThan(Duration.ofMillis(50));
        assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(3750));
    }

    @Test
    void nobodyElseWaitsLongerAfterARestart() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        for (boolean missing : new boolean[] {true, false}) {
            waitPolicy.beginTry();
            waitPolicy.missed("NdkConnect");
            waitPolicy.restart();
            waitPolicy.beginTry();
            waitPolicy.missed("NdkConnect");

            waitPolicy.endRestart(missing);

            assertThat(wait(waitPolicy, "NdkAccept")).isEqualTo(Duration.ofMillis(2500));
        }
    }

    @Test
    void whatWasNotWaitedForLongerTakesAnotherRestart() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkListen");
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();
        waitPolicy.missed("NdkListen");

        assertThat(waitPolicy.wasPatient()).isFalse();
        waitPolicy.restart();
        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkListen")).isEqualTo(Duration.ofMillis(7500));
        waitPolicy.missed("NdkListen");
        assertThat(waitPolicy.wasPatient()).isTrue();
    }

    @Test
    void anAccusationAfterAVeryShortWaitIsNotBelieved() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 1, false);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");

        assertThat(waitPolicy.wasHasty()).isTrue();
        waitPolicy.endTry(BROKEN);
        waitPolicy.beginTry();
        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
        waitPolicy.missed("NdkConnect");
        assertThat(waitPolicy.wasHasty()).isFalse();
    }

    @Test
    void aVeryShortWaitConfirmsNothingThoughTheThingWasConfirmedBefore() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.restart();
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        waitPolicy.endRestart(true);
        waitPolicy.beginProperty();
        totalOfTries(waitPolicy, 1, false);

        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        assertThat(waitPolicy.wasPatient()).isFalse();
        waitPolicy.endTry(BROKEN);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        assertThat(waitPolicy.wasPatient()).isTrue();
    }

    @Test
    void aPropertyThatAccusesInPassingWaitsOn() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        for (int each = 0; each < 10; each++) {
            waitPolicy.beginTry();
            assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
            waitPolicy.missed("NdkConnect");
            waitPolicy.accused();
            waitPolicy.endTry(KEPT);
        }
    }

    @Test
    void whatComesNowAndThenIsNeverWaitedForTooShortly() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        for (int wait = 0; wait < 500; wait++) {
            waitPolicy.missed("NdkConnect");
        }
        waitPolicy.came("NdkConnect", 0);
        waitPolicy.came("NdkAccept", 0);

        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkAccept"))).isEqualTo(Duration.ofSeconds(5));
    }

    private static WaitPolicy knowingThatItDoesNotCome() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        for (int wait = 0; wait < 500; wait++) {
            waitPolicy.missed("NdkConnect");
        }
        return waitPolicy;
    }

    /** Lets a property wait in vain in each of its tries. */
    private static Duration totalOfTries(WaitPolicy waitPolicy, int tries, boolean accused) {
        long total = 0;
        for (int each = 0; each < tries; each++) {
            waitPolicy.beginTry();
            total += waitPolicy.nanosFor("NdkConnect");
            waitPolicy.missed("NdkConnect");
            waitPolicy.endTry(accused ? BROKEN : KEPT);
        }
        return Duration.ofNanos(total);
    }

    @Test
    void aPropertyThatSaysNothingAboutWhatDoesNotComeHardlyWaitsForIt() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();

        waitPolicy.beginProperty();
        assertThat(totalOfTries(waitPolicy, 1000, false)).isBetween(Duration.ofMillis(20), Duration.ofMillis(100));
    }

    @Test
    void theMorePropertiesSayNothingAboutWhatDoesNotComeTheLessTheNextOneWaitsForIt() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        Duration total = Duration.ZERO;
        for (int property = 0; property < 100; property++) {
            waitPolicy.beginProperty();
            total = total.plus(totalOfTries(waitPolicy, 1, false));
        }

        assertThat(total).isBetween(Duration.ofMillis(20), Duration.ofMillis(40));
    }

    @Test
    void aPropertyThatAccusesIsNotHastyThoughOthersSaidNothing() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 1, false);
        waitPolicy.beginProperty();

        assertThat(totalOfTries(waitPolicy, 1, true)).isEqualTo(Duration.ofMillis(5));
        assertThat(waitPolicy.wasHasty()).isTrue();
        assertThat(totalOfTries(waitPolicy, 1, true)).isEqualTo(Duration.ofMillis(20));
        assertThat(waitPolicy.wasHasty()).isFalse();
    }

    @Test
    void anUndecidedTryAfterAVeryShortWaitIsTheLastOfItsKindThatOtherPropertiesHaveBroughtAbout() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        for (int property = 0; property < 5; property++) {
            totalOfTries(waitPolicy, 1, false);
            waitPolicy.beginProperty();
        }
        waitPolicy.beginTry();
        assertThat(wait(waitPolicy, "NdkConnect")).isLessThan(Duration.ofMillis(1));
        waitPolicy.missed("NdkConnect");

        waitPolicy.endTry(UNDECIDED);
        waitPolicy.beginTry();

        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(20));
        waitPolicy.missed("NdkConnect");
        waitPolicy.endTry(UNDECIDED);
        waitPolicy.beginTry();
        assertThat(wait(waitPolicy, "NdkConnect")).isEqualTo(Duration.ofMillis(5));
    }

    @Test
    void aPropertyThatAccusesWaitsOn() {
        assertThat(totalOfTries(knowingThatItDoesNotCome(), 10, true)).isEqualTo(Duration.ofMillis(200));
    }

    @Test
    void whatComesAgainIsWaitedForAgain() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 10, false);
        waitPolicy.came("NdkConnect", Duration.ofMillis(2).toNanos());

        assertThat(totalOfTries(waitPolicy, 1, false)).isEqualTo(Duration.ofMillis(20));
    }

    @Test
    void whatComesNowAndThenIsWaitedForTenTimesAsLongAsItTook() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 100, false);
        waitPolicy.came("NdkConnect", Duration.ofMillis(16).toNanos());
        IntStream.range(0, 200).forEach(time -> waitPolicy.came("NdkConnect", 100_000));

        assertThat(totalOfTries(waitPolicy, 1, false)).isEqualTo(Duration.ofMillis(1));
    }

    @Test
    void aSlowArrivalIsForgottenWithTheWaitsInVainThatFollow() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 100, false);
        waitPolicy.came("NdkConnect", Duration.ofMillis(16).toNanos());

        assertThat(totalOfTries(waitPolicy, 1000, false)).isBetween(Duration.ofMillis(500), Duration.ofSeconds(2));
    }

    @Test
    void providerThatIsSlowThroughoutIsWaitedForLongerWhateverDoesNotCome() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        for (int tries = 0; tries < 50; tries++) {
            IntStream.range(0, 10)
                    .forEach(time ->
                            waitPolicy.came("NdkAccept", Duration.ofMillis(30).toNanos()));
            waitPolicy.beginTry();
            waitPolicy.missed("NdkConnect");
            waitPolicy.endTry(KEPT);
        }

        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isGreaterThan(Duration.ofMillis(60));
    }

    @Test
    void whatIsMissingAfterSoShortAWaitIsNotBelieved() {
        WaitPolicy waitPolicy = knowingThatItDoesNotCome();
        totalOfTries(waitPolicy, 100, false);
        waitPolicy.came("NdkConnect", 100_000);
        waitPolicy.beginTry();
        waitPolicy.missed("NdkConnect");
        assertThat(waitPolicy.wasHasty()).isTrue();
        waitPolicy.endTry(BROKEN);
        waitPolicy.beginTry();

        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
    }

    @Test
    void waitsThatOnlyCloseTakeNoLongerThanTheFirstTogether() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.missed("NdkConnect");
        waitPolicy.endTry(KEPT);
        long total = 0;
        for (int wait = 0; wait < 10_000; wait++) {
            total += waitPolicy.nanosFor("NdkConnect");
            waitPolicy.missed("NdkConnect");
        }

        assertThat(Duration.ofNanos(total)).isBetween(Duration.ofSeconds(1), Duration.ofMillis(1500));
        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofNanos(100_000));
    }

    @Test
    void waitsThatOnlyCloseGrowAgainForWhatComesNowAndThen() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.endTry(KEPT);
        for (int wait = 0; wait < 10_000; wait++) {
            waitPolicy.missed("NdkConnect");
        }
        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofNanos(100_000));

        waitPolicy.came("NdkConnect", 0);

        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(1));
    }

    @Test
    void whatIsMissingAfterLessThanTheShortestWaitOfACloseIsNotBelieved() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.beginTry();
        waitPolicy.endTry(KEPT);
        waitPolicy.missed("NdkCloseQp");
        assertThat(waitPolicy.wasHurried()).isFalse();
        for (int wait = 0; wait < 10_000; wait++) {
            waitPolicy.missed("NdkCloseQp");
        }
        assertThat(waitPolicy.wasHurried()).isTrue();

        waitPolicy.beginTry();

        assertThat(waitPolicy.wasHurried()).isFalse();
    }

    @Test
    void whatATryIsJudgedByIsNotWaitedForAsShortly() {
        WaitPolicy waitPolicy = new WaitPolicy(Duration.ofSeconds(5));
        waitPolicy.endTry(KEPT);
        for (int wait = 0; wait < 500; wait++) {
            waitPolicy.missed("NdkConnect");
        }
        waitPolicy.beginTry();

        assertThat(Duration.ofNanos(waitPolicy.nanosFor("NdkConnect"))).isEqualTo(Duration.ofMillis(20));
    }
}
