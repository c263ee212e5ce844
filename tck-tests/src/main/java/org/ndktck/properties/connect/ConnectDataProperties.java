package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_13;
import static org.ndktck.catalog.RequirementId.CON_14;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.driving.Crowd;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Company;
import org.ndktck.scene.Scene;

/** The private data of a connect. */
@NdkProperties
public class ConnectDataProperties {

    /** Made by jqwik. */
    public ConnectDataProperties() {}

    @Property
    @Verifies(
            value = CON_13,
            effort = Effort.TENTH,
            partitions = {Company.class, Family.class})
    void everyRequestBringsItsOwnDataOnce(@ForAll ScenePlan plan, @ForAll Company company, Bench bench) {
        Crowd.Arrival arrival = bench.crowd(plan, company).requested().oddestArrival();

        bench.verify(arrival.fetch()).brought(arrival.sent());
    }

    @Property
    @Verifies(
            value = CON_14,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void connectWithoutDataSucceeds(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan silent = plan.overOwnEndpoint().answeredAfterwards().plain();
        bench.scene(silent.sendingAByte(bench.facts())).requested().passive().reject();
        Scene scene = bench.sceneBeside(silent).connecting();

        boolean arrived = scene.awaitRequest();

        bench.verify(scene.active().connect())
                .hasNotFailed()
                .brought(arrived, "the request reached the peer", () -> "no connect event came");
    }
}
