package org.ndktck.properties.createconnector;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.CRE_11;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NdkObject;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutAddress;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.ObjectKind;

/** Connectors that are created and not used. */
@NdkProperties
@WithoutConnection
public class UnusedConnectorProperties {

    /** Made by jqwik. */
    public UnusedConnectorProperties() {}

    @Property
    @Verifies(
            value = CRE_11,
            effort = Effort.TENTH,
            partitions = {})
    @WithoutAddress
    void connectorThatWasNeverUsedCanBeClosed(@ForAll ConnectionPlan plan, Bench bench) {
        NdkObject<?> connector = bench.connection(plan).object(ObjectKind.CONNECTOR);

        AsyncCall close = bench.close(connector);

        bench.verify(close).completedWith(STATUS_SUCCESS);
    }
}
