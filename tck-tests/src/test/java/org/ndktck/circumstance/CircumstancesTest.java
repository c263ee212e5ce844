package org.ndktck.circumstance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.SimplerPlans;

/** The circumstances of one try, and how they are written. */
class CircumstancesTest {

    private static final int DIMENSIONS = 16;
    private static final List<Class<?>> TYPES = List.of(ConnectionDataPlan.class, Circumstances.class);

    static Stream<Circumstance> all() {
        return Circumstances.dimensions().stream().flatMap(Circumstances::constants);
    }

    static Stream<Circumstance> extraordinary() {
        return all().filter(value -> !value.isOrdinary());
    }

    private static Circumstances read(String text) {
        return (Circumstances) PlanText.parse(text, TYPES).get(1);
    }

    @Test
    void theFirstValueOfEachDimensionIsTheOrdinaryOneAndNoOtherIs() {
        assertThat(Circumstances.dimensions()).hasSize(DIMENSIONS).allSatisfy(dimension -> {
            List<Circumstance> values = Circumstances.constants(dimension).toList();
            assertThat(values).hasSizeGreaterThan(1).first().matches(Circumstance::isOrdinary);
            assertThat(values.subList(1, values.size())).noneMatch(Circumstance::isOrdinary);
            assertThat(values.get(0).isDear()).isFalse();
        });
    }

    @Test
    void theValuesAreOneOfEachDimensionInTheirOrder() {
        assertThat(Circumstances.SIMPLEST.values().stream().map(Object::getClass))
                .containsExactlyElementsOf(Circumstances.dimensions());
    }

    @Test
    void eachValueOutOfTheOrdinaryHasWordsOfItsOwn() {
        assertThat(extraordinary().map(Circumstance::words)).doesNotHaveDuplicates();
    }

    @Test
    void wordsNameWhatIsOutOfTheOrdinaryInTheOrderOfTheDimensions() {
        assertThat(Circumstances.SIMPLEST.words()).isEmpty();
        assertThat(Circumstances.SIMPLEST
                        .with(ConsumerPace.AFTER_A_WHILE)
                        .with(RequestOrder.FOURTH)
                        .words())
                .hasValue("as the fourth request of a listener, after an accepted and two rejected ones,"
                        + " with consumers that take their time");
    }

    @ParameterizedTest
    @MethodSource("all")
    void oneValueTakesThePlaceOfAnotherOfItsDimensionOnly(Circumstance value) {
        Circumstances changed = Circumstances.SIMPLEST.with(value);

        assertThat(changed.values()).contains(value).hasSize(DIMENSIONS);
        assertThat(changed.values().stream().filter(each -> !each.isOrdinary()))
                .isEqualTo(value.isOrdinary() ? List.of() : List.of(value));
    }

    @Test
    void whatTheAdaptersCannotHaveIsAMisfit() {
        assertThat(Circumstances.SIMPLEST.misfit(Adapters.POOR)).isEmpty();
        assertThat(misfitOf(LocalAddresses.OTHER_SOURCE)).isEqualTo("the adapters have no second address of a family");
        assertThat(misfitOf(OtherListener.SAME_PORT)).isEqualTo("the adapters have no second address of a family");
        assertThat(misfitOf(Queues.ONE_FOR_ALL))
                .isEqualTo("the two sides have an adapter each, and a completion queue belongs to one");
        assertThat(misfitOf(PeerForm.OTHER_VERSION))
                .isEqualTo("the adapter reports a version below 2.1, which has no Ex functions");
    }

    private static String misfitOf(Circumstance value) {
        Circumstances circumstances = Circumstances.SIMPLEST.with(value);
        assertThat(circumstances.misfit(Adapters.RICH)).isEmpty();
        return circumstances.misfit(Adapters.POOR).orElseThrow();
    }

    // --- as text

    @ParameterizedTest
    @MethodSource("all")
    void eachValueComesBackFromItsText(Circumstance value) {
        Circumstances circumstances = Circumstances.SIMPLEST.with(value);
        String text = PlanText.of(List.of(ConnectionDataPlan.SIMPLEST, circumstances));

        assertThat(text)
                .matches(value.isOrdinary() ? PlanText.SIMPLEST : "with-[a-z]+=[a-z-]+")
                .satisfies(written -> assertThat(read(written)).isEqualTo(circumstances));
    }

    @Test
    void allTogetherComeBackFromTheirText() {
        Random random = new Random(1);
        for (int tried = 0; tried < 200; tried++) {
            List<Circumstance> values = new ArrayList<>();
            for (Class<? extends Circumstance> dimension : Circumstances.dimensions()) {
                List<Circumstance> constants =
                        Circumstances.constants(dimension).toList();
                values.add(constants.get(random.nextInt(constants.size())));
            }
            Circumstances circumstances = Circumstances.of(values);

            assertThat(read(PlanText.of(List.of(ConnectionDataPlan.SIMPLEST, circumstances))))
                    .isEqualTo(circumstances);
        }
    }

    /** The text begins with what the property draws; a token of a release before says nothing else. */
    @Test
    void standBehindThePlanAndAreOrdinaryInATokenThatDoesNotNameThem() {
        assertThat(PlanText.of(List.of(
                        PlanText.parse("side=active.request-length=3", List.of(ConnectionDataPlan.class))
                                .get(0),
                        Circumstances.SIMPLEST.with(EndpointUse.CARRYING).with(CallingThread.ANOTHER))))
                .isEqualTo("side=active.request-length=3.with-thread=another.with-endpoint=carrying");
        assertThat(read("side=active.request-length=3")).isEqualTo(Circumstances.SIMPLEST);
    }

    @Test
    void whatIsNoCircumstanceIsRefusedWithTheReason() {
        assertThatThrownBy(() -> read("with-pace=slow"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'with-pace=slow' is not one of at-once, after-a-while");
        assertThatThrownBy(() -> read("with-weather=fair"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the plan has no key 'with-weather'");
    }

    // --- shrinking

    @Test
    void oneStepSimplerIsTheOrdinaryValueOrTheOneBefore() {
        assertThat(SimplerPlans.than(List.of(Circumstances.SIMPLEST
                        .with(RequestOrder.AFTER_ABANDONED)
                        .with(ConsumerPace.AFTER_A_WHILE))))
                .containsExactly(
                        List.of(Circumstances.SIMPLEST.with(ConsumerPace.AFTER_A_WHILE)),
                        List.of(Circumstances.SIMPLEST
                                .with(RequestOrder.AFTER_REJECTED)
                                .with(ConsumerPace.AFTER_A_WHILE)),
                        List.of(Circumstances.SIMPLEST.with(RequestOrder.AFTER_ABANDONED)));
    }
}
