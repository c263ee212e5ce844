package org.ndktck.properties.general;

import static org.ndktck.catalog.RequirementId.GEN_13;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.Ending;

/** Contexts come back as they were given. */
@NdkProperties
public class ContextProperties {

    /** Made by jqwik. */
    public ContextProperties() {}

    @Property
    @Verifies(
            value = GEN_13,
            partitions = {Ending.class, AnswerTime.class, Family.class, ContextKind.class})
    void contextsComeBackUnchanged(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
