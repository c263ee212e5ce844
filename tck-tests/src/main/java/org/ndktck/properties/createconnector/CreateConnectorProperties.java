package org.ndktck.properties.createconnector;

import static org.ndktck.catalog.RequirementId.CRE_03;
import static org.ndktck.catalog.RequirementId.CRE_04;
import static org.ndktck.catalog.RequirementId.CRE_06;
import static org.ndktck.catalog.RequirementId.CRE_09;

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

/** What NdkCreateConnector delivers, and how; every other property watches it too. */
@NdkProperties
public class CreateConnectorProperties {

    /** Made by jqwik. */
    public CreateConnectorProperties() {}

    @Property
    @Verifies(
            value = CRE_03,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void inlineCreateStoresTheConnector(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CRE_04,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void pendingCreateDeliversByTheCompletionOnly(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CRE_06,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void pendingCreateOfAConnectorCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CRE_09,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void createdConnectorHasItsTypeAndTable(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
