package org.ndktck.plan.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.lifecycle.AfterTry;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Facts;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.CapacityRelation;

/** What plans are drawn: always in range, and the boundaries among them. */
class PlanDomainTest {

    private static final long ULONG_MAX = 0xFFFF_FFFFL;
    private static final int DRAWS = 1000;

    @AfterTry
    void forgetTheFacts() {
        PresentFacts.set(null);
    }

    private static <T> void draw(Arbitrary<T> arbitrary, Consumer<T> look) {
        RandomGenerator<T> generator = arbitrary.generator(DRAWS, false);
        Random random = new Random(1);
        for (int draw = 0; draw < DRAWS; draw++) {
            look.accept(generator.next(random).value());
        }
    }

    private static PlanDomain domain(AdapterFacts facts) {
        PresentFacts.set(facts);
        return new PlanDomain();
    }

    private static void inRange(ConnectionDataPlan plan, AdapterFacts facts) {
        Limits limits = plan.limits();
        assertThat(limits.differ()).as("%s", plan).isTrue();
        assertThat(List.of(limits.inA(), limits.outA(), limits.inP(), limits.outP()))
                .allSatisfy(limit -> assertThat(limit).isBetween(0L, ULONG_MAX));
        assertThat((long) plan.request().length()).isBetween(0L, facts.maxCallerData());
        assertThat((long) plan.reply().length()).isBetween(0L, facts.maxCalleeData());
        assertThat(facts.families()).contains(plan.family());
    }

    @Example
    void everyConnectionIsWithinWhatItsAdaptersCarry() {
        for (AdapterFacts facts : Facts.boundaries()) {
            draw(domain(facts).connectionDataPlans(), plan -> inRange(plan, facts));
            draw(domain(facts).connectionLifetimePlans(), plan -> inRange(plan.connection(), facts));
        }
    }

    @Example
    void sendingTwoOrMoreSendsAsMuchAsTheAdaptersCarryUpToTwoBytes() {
        for (AdapterFacts facts : Facts.boundaries()) {
            PresentFacts.set(facts);
            draw(new SendingTwoOrMore().get(), plan -> {
                inRange(plan, facts);
                long most = plan.side() == Side.PASSIVE ? facts.maxCallerData() : facts.maxCalleeData();
                assertThat(plan.sentToAskedSide()).hasSizeGreaterThanOrEqualTo((int) Math.min(2, most));
            });
        }
    }

    @Example
    void privateDataReachesItsBoundaries() {
        AdapterFacts facts = Facts.of(16, 512);
        Set<Integer> lengths = new HashSet<>();
        draw(
                domain(facts).connectionDataPlans(),
                plan -> lengths.add(plan.request().length()));

        assertThat(lengths).contains(0, 1, 2, 511, 512);
    }

    @Example
    void readLimitsReachTheirBoundaries() {
        AdapterFacts facts = Facts.of(new AdapterFacts.Maxima(20, 50), new AdapterFacts.Maxima(70, 90), 0, 0);
        Set<Long> limits = new HashSet<>();
        draw(
                domain(facts).connectionDataPlans(),
                plan -> limits.add(plan.limits().inA()));

        assertThat(limits)
                .contains(0L, 1L, 255L, 256L, 0x3FFFL, 0x4000L, 0x8000_0000L, ULONG_MAX)
                .contains(19L, 20L, 21L, 49L, 50L, 51L, 69L, 70L, 71L, 89L, 90L, 91L);
    }

    @Example
    void capacitiesAreOfEveryRelationAndAtLeastOneByteOff() {
        Set<CapacityRelation> relations = EnumSet.noneOf(CapacityRelation.class);
        Set<Integer> distances = new HashSet<>();
        draw(domain(Facts.USUAL).capacities(), capacity -> {
            relations.add(capacity.relation());
            distances.add(capacity.distance());
        });

        assertThat(relations).containsExactly(CapacityRelation.values());
        assertThat(Collections.min(distances)).isEqualTo(1);
        assertThat(Collections.max(distances)).isEqualTo(65_536);
    }

    @Example
    void suppliersDrawTheRelationTheyAreNamedFor() {
        draw(
                new SufficientCapacity().get(),
                capacity -> assertThat(capacity.relation()).isIn(CapacityRelation.EQUAL, CapacityRelation.ABOVE));
        draw(
                new InsufficientCapacity().get(),
                capacity -> assertThat(capacity.relation()).isEqualTo(CapacityRelation.BELOW));
    }

    @Example
    void uniformPlansAreInRangeToo() {
        for (AdapterFacts facts : Facts.boundaries()) {
            PresentFacts.set(facts, Drawing.UNIFORM);
            draw(new PlanDomain().connectionDataPlans(), plan -> inRange(plan, facts));
        }
    }

    @Example
    void uniformPlansPreferNoBoundary() {
        PresentFacts.set(Facts.of(16, 512), Drawing.UNIFORM);
        List<ConnectionDataPlan> plans = new ArrayList<>();
        draw(new PlanDomain().connectionDataPlans(), plans::add);

        assertThat(plans).filteredOn(plan -> plan.request().length() < 128).hasSizeBetween(150, 350);
        assertThat(plans)
                .filteredOn(plan -> plan.limits().inA() < ULONG_MAX / 4)
                .hasSizeBetween(150, 350);
        assertThat(plans).filteredOn(plan -> plan.request().length() == 0).hasSizeLessThan(20);
    }

    @Example
    void theAimEndsWithTheRun() {
        PresentFacts.set(Facts.USUAL, Drawing.UNIFORM);
        PresentFacts.set(null);

        assertThat(PresentFacts.drawing()).isEqualTo(Drawing.AIMED);
    }

    @Example
    void thereAreNoPlansOutsideARun() {
        PresentFacts.set(null);

        assertThatThrownBy(PlanDomain::new)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no run is going on: start the properties through NdkTckSuite or ndk-tck");
    }
}
