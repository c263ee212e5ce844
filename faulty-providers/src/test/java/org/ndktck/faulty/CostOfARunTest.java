package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.RunResult;

/**
 * What a run costs beyond the provider's own work: its time over that of one bare jqwik property with the
 * same number of tries and provider calls, both in this JVM and both warm. Nothing is asserted about time.
 */
@Tag("benchmark")
class CostOfARunTest {

    private static final Path MEASURED = Path.of("target", "benchmark", "cost-of-a-run.txt");

    private static final Counting PROVIDER = new Counting();
    private static final AtomicLong CALLS_OF_ALL_TRIES = new AtomicLong();
    private static final AtomicLong TRIES = new AtomicLong();
    private static @Nullable OpenedAdapters adapters;
    private static double callsOfATry;

    /** The reference, with its calls counted. */
    private static final class Counting extends InterceptingProvider {

        final AtomicLong calls = new AtomicLong();

        @Override
        protected @Nullable Object call(Intercepted call) {
            calls.incrementAndGet();
            return call.proceed();
        }
    }

    /** Makes whole connections until as many calls were made as the kit makes in as many tries. */
    static class BareProperty {

        @Property
        void makesConnections(@ForAll int any) {
            long due = (long) (TRIES.incrementAndGet() * callsOfATry);
            while (PROVIDER.calls.get() - CALLS_OF_ALL_TRIES.get() < due) {
                new Consumer(java.util.Objects.requireNonNull(adapters)).makeOneConnection();
            }
        }
    }

    private record Cost(long tries, long calls, long nanos) {}

    @Test
    void aRunAgainstABareProperty() throws RunException, AdapterOpenException, IOException {
        kit(Profile.QUICK);
        Cost kit = kit(Profile.STANDARD);
        callsOfATry = (double) kit.calls() / kit.tries();
        bare(kit.tries() / 10);
        Cost bare = bare(kit.tries());

        String line = String.format(
                Locale.ROOT,
                "standard profile: %d tries, %d calls, %.1f s; bare property: %d tries, %d calls, %.1f s; ratio %.1f%n",
                kit.tries(),
                kit.calls(),
                kit.nanos() / 1e9,
                bare.tries(),
                bare.calls(),
                bare.nanos() / 1e9,
                (double) kit.nanos() / bare.nanos());
        Files.createDirectories(MEASURED.getParent());
        Files.writeString(MEASURED, line);

        assertThat(bare.tries()).isEqualTo(kit.tries());
        assertThat((double) bare.calls() / kit.calls()).isBetween(0.95, 1.05);
    }

    private static Cost kit(Profile profile) throws RunException {
        RunRequest request = new RunRequest(PROVIDER, Map.of(), JudgingOptions.ofProfile(profile));
        long calls = PROVIDER.calls.get();
        long start = System.nanoTime();
        RunResult result = TckRun.execute(request, RunListener.SILENT);
        long nanos = System.nanoTime() - start;
        long tries = result.rows().stream()
                .mapToLong(row -> row.evidence().judgedTries() + row.evidence().undecidedTries())
                .sum();
        return new Cost(tries, PROVIDER.calls.get() - calls, nanos);
    }

    private static Cost bare(long tries) throws AdapterOpenException {
        try (OpenedAdapters opened = PROVIDER.open(new OpenRequest(Map.of(), WorkerSlot.ONLY))) {
            adapters = opened;
            TRIES.set(0);
            CALLS_OF_ALL_TRIES.set(PROVIDER.calls.get());
            long start = System.nanoTime();
            LauncherFactory.create()
                    .execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(selectClass(BareProperty.class))
                            .configurationParameter("jqwik.tries.default", Long.toString(tries))
                            .build());
            return new Cost(TRIES.get(), PROVIDER.calls.get() - CALLS_OF_ALL_TRIES.get(), System.nanoTime() - start);
        } finally {
            adapters = null;
        }
    }
}
