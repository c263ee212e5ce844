package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.drawing.PlanDomain;
import org.ndktck.plan.drawing.PresentFacts;
import org.ndktck.plan.lifetime.Ending;

/** The canonical text of plans. */
class PlanTextTest {

    private static final List<Class<?>> CONNECTION = List.of(ConnectionDataPlan.class);

    /** Plans for adapters of every kind. */
    private static Arbitrary<PlanDomain> domains() {
        return Arbitraries.of(Facts.boundaries()).map(facts -> {
            PresentFacts.set(facts);
            return new PlanDomain();
        });
    }

    @Provide
    Arbitrary<ConnectionDataPlan> connections() {
        return domains().flatMap(PlanDomain::connectionDataPlans);
    }

    @Provide
    Arbitrary<ConnectionLifetimePlan> lives() {
        return domains().flatMap(PlanDomain::connectionLifetimePlans);
    }

    @Provide
    Arbitrary<Capacity> capacities() {
        return domains().flatMap(PlanDomain::capacities);
    }

    @Property
    void connectionsComeBackFromTheirText(@ForAll("connections") ConnectionDataPlan plan) {
        assertThat(PlanText.parse(PlanText.of(List.of(plan)), CONNECTION)).isEqualTo(List.of(plan));
    }

    @Property
    void livesComeBackFromTheirText(@ForAll("lives") ConnectionLifetimePlan plan) {
        assertThat(PlanText.parse(PlanText.of(List.of(plan)), List.of(ConnectionLifetimePlan.class)))
                .isEqualTo(List.of(plan));
    }

    @Property
    void severalParametersComeBackFromOneText(
            @ForAll("connections") ConnectionDataPlan plan,
            @ForAll OutPointers outs,
            @ForAll("capacities") Capacity capacity) {
        List<Object> plans = List.of(plan, outs, capacity);

        assertThat(PlanText.parse(
                        PlanText.of(plans), List.of(ConnectionDataPlan.class, OutPointers.class, Capacity.class)))
                .isEqualTo(plans);
    }

    @Property
    void nothingInATextIsTakenApartByAShell(@ForAll("lives") ConnectionLifetimePlan plan, @ForAll OutPointers outs) {
        assertThat(PlanText.of(List.of(plan, outs))).matches("[a-zA-Z0-9.=-]+");
    }

    @Property
    void differentPlansHaveDifferentTexts(
            @ForAll("lives") ConnectionLifetimePlan one, @ForAll("lives") ConnectionLifetimePlan other) {
        assertThat(PlanText.of(List.of(one)).equals(PlanText.of(List.of(other))))
                .isEqualTo(one.equals(other));
    }

    @Example
    void theSimplestPlanIsOneWord() {
        assertThat(PlanText.of(List.of(ConnectionDataPlan.SIMPLEST, OutPointers.BOTH)))
                .isEqualTo("simplest");
        assertThat(PlanText.parse("simplest", CONNECTION)).isEqualTo(List.of(ConnectionDataPlan.SIMPLEST));
    }

    @Example
    void whatDiffersFromTheSimplestIsWrittenInTheOrderOfTheComponents() {
        ConnectionDataPlan plan = new ConnectionDataPlan(
                Side.ACTIVE,
                QueryMoment.AFTERWARDS,
                AnswerTime.AT_ONCE,
                Family.IPV6,
                new PrivateData(2, Pattern.TRAILING_ZEROS),
                PrivateData.NONE,
                new Limits(1, 2, 4294967295L, 4));

        assertThat(PlanText.of(List.of(plan, OutPointers.INBOUND_ONLY)))
                .isEqualTo("side=active.answer=at-once.family=ipv6.request-length=2"
                        + ".request-pattern=trailing-zeros.limits-inP=4294967295.outPointers=inbound-only");
    }

    @Example
    void recordsInsideRecordsJoinTheirNames() {
        ConnectionLifetimePlan plan = ConnectionLifetimePlan.of(
                new ConnectionDataPlan(
                        Side.PASSIVE,
                        QueryMoment.AFTERWARDS,
                        AnswerTime.AFTERWARDS,
                        Family.IPV4,
                        PrivateData.NONE,
                        new PrivateData(1, Pattern.COUNTING),
                        Limits.SIMPLEST),
                Ending.PASSIVE_REJECTS,
                ContextKind.NULL);

        assertThat(PlanText.of(List.of(plan)))
                .isEqualTo("connection-reply-length=1.ending=passive-rejects.contexts=null");
    }

    private static void refuses(String text, String sentence) {
        assertThatThrownBy(() -> PlanText.parse(text, CONNECTION))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(sentence);
    }

    @Example
    void anUnknownKeyIsNamed() {
        refuses("side=active.colour=red", "the plan has no key 'colour'");
    }

    @Example
    void anUnknownValueIsNamedBesideThePermittedOnes() {
        refuses("side=left", "'side=left' is not one of passive, active");
        refuses("side=ACTIVE", "'side=ACTIVE' is not one of passive, active");
        refuses(
                "request-pattern=odd",
                "'request-pattern=odd' is not one of counting, zeros, trailing-zeros, inner-zeros, ones");
    }

    @Example
    void aNumberThatIsNoneIsNamed() {
        refuses("limits-inA=many", "'limits-inA=many' is no number");
        refuses("request-length=9999999999", "'request-length=9999999999' is no number");
    }

    @Example
    void aKeyThatStandsTwiceIsNamed() {
        refuses("side=active.side=active", "'side=active' is no key=value pair, or stands twice");
    }

    @Example
    void whatIsNoPairIsNamed() {
        refuses("active", "'active' is no key=value pair, or stands twice");
        refuses("=active", "'=active' is no key=value pair, or stands twice");
        refuses("", "'' is no key=value pair, or stands twice");
        refuses("side=active.", "'' is no key=value pair, or stands twice");
    }
}
