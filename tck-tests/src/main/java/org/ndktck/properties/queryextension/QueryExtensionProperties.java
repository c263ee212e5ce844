package org.ndktck.properties.queryextension;

import static org.ndktck.api.NtStatus.STATUS_NOT_SUPPORTED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.QEI_02;
import static org.ndktck.catalog.RequirementId.QEI_04;
import static org.ndktck.catalog.RequirementId.QEI_06;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.ExtensionCall;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.judging.fixed.WithoutListening;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.ObjectKind;

/** Asking objects for extensions that nobody has. */
@NdkProperties
public class QueryExtensionProperties {

    /** Made by jqwik. */
    public QueryExtensionProperties() {}

    @Property
    @Verifies(
            value = QEI_02,
            partitions = {ObjectKind.class})
    @WithoutConnection
    @WithoutListening
    void everyKindOfObjectHasTheFunction(@ForAll ConnectionPlan plan, @ForAll ObjectKind kind, Bench bench) {
        Connection connection = bench.connection(plan);

        ExtensionCall call = connection.askForAnUnknownExtension(kind);

        bench.verify(call).holds(call.status().isPresent(), "returned a status", call::result);
    }

    @Property
    @Verifies(
            value = QEI_04,
            partitions = {ObjectKind.class})
    @WithoutConnection
    @WithoutListening
    void successBringsATable(@ForAll ConnectionPlan plan, @ForAll ObjectKind kind, Bench bench) {
        Connection connection = bench.connection(plan);

        ExtensionCall call = connection.askForAnUnknownExtension(kind);

        bench.verify(call)
                .holds(
                        !call.returned(STATUS_SUCCESS) || call.table() != null,
                        "stored a table in *pExtensionInterface, or did not succeed",
                        () -> "stored none and " + call.result())
                .preferably(
                        call.returned(STATUS_SUCCESS) || call.table() == null,
                        "a failed query stored something in *pExtensionInterface");
    }

    @Property
    @WithoutConnection
    @Verifies(
            value = QEI_06,
            partitions = {ObjectKind.class})
    @WithoutListening
    void unknownExtensionIsNotSupported(@ForAll ConnectionPlan plan, @ForAll ObjectKind kind, Bench bench) {
        Connection connection = bench.connection(plan);

        ExtensionCall call = connection.askForAnUnknownExtension(kind);

        bench.verify(call).failedPreferablyWith(AMB_57, STATUS_NOT_SUPPORTED);
    }
}
