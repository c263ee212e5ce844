package org.ndktck.cli.doctor;

import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.OpenedProvider;
import org.ndktck.engine.RunException;

/** Whether the provider's code can be loaded and opened, and what it opens can be judged. */
final class ProviderChecks {

    static final String OPENED = "adapter";

    private static final String LOADED = "provider";
    private static final List<String> OF_THE_ADAPTER = List.of("addresses", "ports");

    private final RunOrder order;
    private final Consumer<CheckResult> found;

    ProviderChecks(RunOrder order, Consumer<CheckResult> found) {
        this.order = order;
        this.found = found;
    }

    /** The checks, in the order in which they are made. */
    static List<String> names() {
        return Stream.concat(Stream.of(LOADED, OPENED), OF_THE_ADAPTER.stream()).toList();
    }

    static CheckResult noAdapterFor(String check) {
        return CheckResult.skipped(check, "no adapter could be opened");
    }

    void run() {
        Optional<NdkProvider> loaded = load();
        if (loaded.isEmpty()) {
            found.accept(CheckResult.skipped(OPENED, "the provider cannot be loaded"));
        }
        Optional<OpenedProvider> opened = loaded.flatMap(this::open);
        if (opened.isEmpty()) {
            OF_THE_ADAPTER.forEach(check -> found.accept(noAdapterFor(check)));
            return;
        }
        Duration patience = order.options().patience();
        try {
            addresses(opened.get().adapters());
            found.accept(ports(opened.get().adapters().chosenPorts()));
        } finally {
            opened.get().close(patience); // a worker opens it now
        }
    }

    private Optional<NdkProvider> load() {
        try {
            NdkProvider provider = order.load();
            found.accept(CheckResult.ok(
                    LOADED,
                    "class " + provider.getClass().getName() + " of "
                            + order.provider().words()));
            return Optional.of(provider);
        } catch (RunException e) {
            found.accept(CheckResult.failed(LOADED, e));
            return Optional.empty();
        }
    }

    private Optional<OpenedProvider> open(NdkProvider provider) {
        try {
            OpenedProvider opened = OpenedProvider.alone(
                    provider, order.provider().settings(), order.options().patience());
            found.accept(CheckResult.ok(
                    OPENED,
                    opened.identity().name() + " " + opened.identity().version() + " of "
                            + opened.identity().vendor() + ", NDKPI "
                            + opened.probe().facts().version()));
            return Optional.of(opened);
        } catch (RunException e) {
            found.accept(CheckResult.failed(OPENED, e));
            return Optional.empty();
        }
    }

    private void addresses(OpenedAdapters adapters) {
        found.accept(addresses(adapters.activeAddresses(), adapters.passiveAddresses()));
    }

    static CheckResult addresses(List<InetAddress> active, List<InetAddress> passive) {
        List<String> unfit = new ArrayList<>();
        Stream.concat(active.stream(), passive.stream())
                .filter(address -> address.isAnyLocalAddress() || address.isMulticastAddress())
                .forEach(address -> unfit.add(address.getHostAddress()));
        if (!unfit.isEmpty()) {
            return CheckResult.failed(
                    "addresses",
                    String.join(", ", unfit) + " is no address of one host",
                    "return concrete local addresses from OpenedAdapters.activeAddresses and passiveAddresses");
        }
        return CheckResult.ok(
                "addresses",
                active.equals(passive)
                        ? texts(active) + " on both sides"
                        : "from " + texts(active) + " to " + texts(passive));
    }

    private static String texts(List<InetAddress> addresses) {
        return String.join(
                ", ", addresses.stream().map(InetAddress::getHostAddress).toList());
    }

    static CheckResult ports(PortRange ports) {
        String text = "port 0 is chosen from " + ports.first() + " to " + ports.last();
        boolean documented = PortRange.DYNAMIC.contains(ports.first()) && PortRange.DYNAMIC.contains(ports.last());
        return documented
                ? CheckResult.ok("ports", text)
                : CheckResult.warning(
                        "ports",
                        text + ", which the documents do not have",
                        "expect notes on the rows about ports (AMB-40), or choose from 49152 to 65535");
    }
}
