package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CLO_24;
import static org.ndktck.catalog.RequirementId.CRE_09;
import static org.ndktck.catalog.RequirementId.CRE_11;
import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.catalog.RequirementId.GEN_03;
import static org.ndktck.catalog.RequirementId.LIF_06;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.QEI_02;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.Map;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Creates connectors and never fills in their table. */
@Fault(value = "F500", grade = BLATANT)
@Breaks(
        value = {GEN_03, CRE_09},
        also = {GEN_01, CLO_24, QEI_02, CRE_11, LIS_25, LIF_06},
        why = "nothing can be called on a connector without a table: no question, no close, and no"
                + " connect, not even one that has to be refused")
public final class CreatesConnectorsWithoutATable extends DecoratingProvider {

    public CreatesConnectorsWithoutATable() {
        super(Map.of());
    }

    @Override
    @SuppressWarnings("NullAway") // that is the fault
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return side == Side.ACTIVE ? null : original;
    }
}
