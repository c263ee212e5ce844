package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_09;
import static org.ndktck.catalog.RequirementId.ACC_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.Reads;
import org.ndktck.scene.Scene;

/** The private data of an accept. */
@NdkProperties
public class AcceptDataProperties {

    /** Made by jqwik. */
    public AcceptDataProperties() {}

    @Property
    @Verifies(
            value = ACC_09,
            partitions = {Answer.class, Family.class})
    void dataReachesTheConnectingPeer(@ForAll ScenePlan plan, Bench bench) {
        byte[] sent = plan.sentTo(Side.ACTIVE);

        Reads reads = bench.scene(
                        plan.overOwnEndpoint().registering(Registration.EVENT).asking(Side.ACTIVE))
                .read(Read.exactFetch());

        bench.verify(reads.telling(sent)).brought(sent);
    }

    @Property
    @Verifies(
            value = ACC_10,
            effort = Effort.TENTH,
            partitions = {Family.class, Registration.class})
    void acceptWithoutDataSucceeds(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan silent = plan.plain();
        bench.scene(silent.sendingAByte(bench.facts())
                        .sending(
                                silent.request(),
                                plan.sendingAByte(bench.facts()).reply()))
                .established();
        Scene scene = bench.sceneBeside(silent).attempted();

        bench.require(scene.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(scene.passive().answer()).succeeded();
    }
}
