package org.ndktck.performance;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.Consumer;

/** The least that a property does which makes a connection in every try. */
final class BareProperty {

    private static @Nullable OpenedAdapters adapters;

    private BareProperty() {}

    /** One try, one connection. */
    static class Connects {

        @Property
        void makesOneConnection(@ForAll int any) {
            new Consumer(Objects.requireNonNull(adapters), PlainLoop.DATA_CAPACITY).makeOneConnection();
        }
    }

    /** The argument is the number of tries. */
    public static void main(String[] args) throws AdapterOpenException {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        try (OpenedAdapters opened = PlainLoop.open()) {
            adapters = opened;
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(Connects.class))
                                    .configurationParameter("jqwik.tries.default", args[0])
                                    .configurationParameter("jqwik.database", "")
                                    .build(),
                            summary);
        }
        if (summary.getSummary().getTestsSucceededCount() != 1) {
            summary.getSummary()
                    .getFailures()
                    .forEach(failure -> failure.getException().printStackTrace());
            throw new IllegalStateException("the property did not hold");
        }
    }
}
