package org.ndktck.properties.adapter;

import static org.ndktck.api.NtStatus.NDIS_STATUS_BAD_VERSION;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.ADP_18;
import static org.ndktck.catalog.RequirementId.ADP_19;
import static org.ndktck.catalog.RequirementId.ADP_20;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NdkVersion;
import org.ndktck.bench.Bench;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.OpenAdapterCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithAdapterOnly;
import org.ndktck.plan.adapter.ForeignMajor;
import org.ndktck.plan.adapter.HigherMinor;
import org.ndktck.plan.adapter.OfferedMinor;

/** Which versions an adapter is opened for. */
@NdkProperties
@WithAdapterOnly
public class OpenAdapterProperties {

    /** Made by jqwik. */
    public OpenAdapterProperties() {}

    @Property
    @Verifies(
            value = ADP_18,
            effort = Effort.TENTH,
            needs = OptionalFeature.ADAPTER_HANDLERS,
            partitions = {ForeignMajor.class})
    void unknownMajorVersionIsABadVersion(@ForAll ForeignMajor major, Bench bench) {

        OpenAdapterCall open = bench.openAdapter(major.version(bench.providedVersion()));

        bench.verify(open).returned(NDIS_STATUS_BAD_VERSION);
    }

    @Property
    @Verifies(
            value = ADP_19,
            effort = Effort.TENTH,
            needs = OptionalFeature.ADAPTER_HANDLERS,
            partitions = {OfferedMinor.class})
    void minorVersionThatIsOfferedOpensTheHighest(@ForAll OfferedMinor minor, Bench bench) {
        NdkVersion highest = bench.providedVersion();

        OpenAdapterCall open = bench.openAdapter(minor.version(highest));

        bench.verify(open)
                .returned(STATUS_SUCCESS)
                .holds(
                        open.opened().filter(highest::equals).isPresent(),
                        "opened an adapter of version " + highest,
                        () -> open.opened()
                                .map(other -> "opened one of version " + other)
                                .orElse("opened none"));
        bench.verify(bench.description(open)).toldVersion(highest);
        bench.createOver(open); // whose versions a standing rule judges
    }

    @Property
    @Verifies(
            value = ADP_20,
            effort = Effort.TENTH,
            needs = OptionalFeature.ADAPTER_HANDLERS,
            partitions = {HigherMinor.class})
    void minorVersionAboveTheHighestIsABadVersion(@ForAll HigherMinor minor, Bench bench) {

        OpenAdapterCall open = bench.openAdapter(minor.version(bench.providedVersion()));

        bench.verify(open).returned(NDIS_STATUS_BAD_VERSION);
    }
}
