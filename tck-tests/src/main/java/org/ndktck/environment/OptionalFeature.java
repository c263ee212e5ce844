package org.ndktck.environment;

import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.irql.FlightRecording;
import org.ndktck.plan.adapter.Family;
import org.ndktck.report.model.Absence;

/** What a property may need of the provider beyond what every provider has. */
public enum OptionalFeature {
    POSTING("the provider does not offer posting; name Facility.POSTING in OpenedAdapters.facilities"),
    UNREACHABLE_HOSTS(control("unreachableHosts")),
    UNREACHABLE_NETWORKS(control("unreachableNetworks")),
    SILENT_HOSTS(control("silentHosts")),
    LINK_CUT(control("linkCut")),
    NO_FREE_PORTS(control("noFreePorts")),
    NO_RESOURCES(control("noResources")),
    CLOCK(control("clock")),
    CURRENT_IRQL(control("currentIrql")),
    ADAPTER_HANDLERS(control("adapterHandlers")),
    FLIGHT_RECORDER("this Java runtime has no flight recorder; use one with the module jdk.jfr"),
    VERSION_2_1("the adapter reports a version below 2.1, which has no Ex functions", true),
    IPV4("the adapters have no IPv4 address", true),
    IPV6("the adapters have no IPv6 address", true),
    ONE_CLOCK("it needs one clock, and the two sides are in two processes; run without --peer");

    private final String reason;
    private final boolean optionalByDocuments;

    OptionalFeature(String reason) {
        this(reason, false);
    }

    OptionalFeature(String reason, boolean optionalByDocuments) {
        this.reason = reason;
        this.optionalByDocuments = optionalByDocuments;
    }

    private static String control(String method) {
        return "the provider does not offer a control; implement ProviderControls." + method;
    }

    /** Whether a property that needs it disturbs whoever uses the provider at the same time. */
    public boolean disturbsOthers() {
        return this == NO_FREE_PORTS || this == NO_RESOURCES || this == ADAPTER_HANDLERS;
    }

    /** Whether the provider offers it. */
    public boolean isMet(TestEnvironment environment) {
        ProviderControls controls = environment.controls();
        return switch (this) {
            case POSTING -> environment.adapters().facilities().contains(Facility.POSTING);
            case UNREACHABLE_HOSTS -> !controls.unreachableHosts().isEmpty();
            case UNREACHABLE_NETWORKS -> !controls.unreachableNetworks().isEmpty();
            case SILENT_HOSTS -> !controls.silentHosts().isEmpty();
            case LINK_CUT -> controls.linkCut().isPresent();
            case NO_FREE_PORTS -> controls.noFreePorts().isPresent();
            case NO_RESOURCES -> controls.noResources().isPresent();
            case CLOCK -> controls.clock().isPresent();
            case CURRENT_IRQL -> controls.currentIrql().isPresent();
            case ADAPTER_HANDLERS -> controls.adapterHandlers().isPresent();
            case FLIGHT_RECORDER -> FlightRecording.isAvailable();
            case VERSION_2_1 -> environment.facts().version().compareTo(NdkVersion.V2_1) >= 0;
            case IPV4 -> environment.facts().families().contains(Family.IPV4);
            case IPV6 -> environment.facts().families().contains(Family.IPV6);
            case ONE_CLOCK -> !(environment.adapters() instanceof AcrossProcesses);
        };
    }

    /** What to report where it does not. */
    public Absence absence() {
        return new Absence(optionalByDocuments, reason);
    }
}
