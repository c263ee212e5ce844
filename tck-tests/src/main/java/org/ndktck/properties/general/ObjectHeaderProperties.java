package org.ndktck.properties.general;

import static org.ndktck.catalog.RequirementId.GEN_03;
import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.catalog.RequirementId.GEN_06;
import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.catalog.RequirementId.GEN_09;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.Ending;

/** The header that every object starts with; every other property watches it too. */
@NdkProperties
public class ObjectHeaderProperties {

    /** Made by jqwik. */
    public ObjectHeaderProperties() {}

    @Property
    @Verifies(
            value = GEN_03,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void createdObjectHasItsTable(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GEN_04,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseOrder.class, Route.class})
    void providerNeverUsesDispatchAgain(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetimeWithReplacedTables(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GEN_06,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void objectTypeIsThatOfTheObject(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GEN_07,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void versionIsThatOfTheProvider(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GEN_08,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void reservedBlockOfANewObjectIsZero(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GEN_09,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseOrder.class, Route.class})
    void reservedBlockOfAnOpenObjectIsLeftAlone(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
