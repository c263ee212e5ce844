package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** Beginning a run, and the sentences when it cannot begin. */
class RunSessionTest {

    private static final String REMOVED = "ndk.tck.test.removed";

    /** Opens adapters, or fails to. */
    private interface Opening {

        OpenedAdapters open() throws AdapterOpenException;
    }

    private static NdkProvider provider(Supplier<ProviderIdentity> identity, int spiVersion, Opening opening) {
        return new NdkProvider() {

            @Override
            public ProviderIdentity identity() {
                return identity.get();
            }

            @Override
            public int spiVersion() {
                return spiVersion;
            }

            @Override
            public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                return opening.open();
            }
        };
    }

    private static NdkProvider opening(Opening opening) {
        return provider(() -> new ProviderIdentity("acme", "ACME", "1"), NdkProvider.SPI_VERSION, opening);
    }

    private static RunRequest request(NdkProvider provider) {
        return Requests.of(provider, Requests.SERVED, 1, 1, Requests.ENOUGH);
    }

    private static void refused(NdkProvider provider, String sentence) {
        assertThatThrownBy(() -> TckRun.execute(request(provider), RunListener.SILENT))
                .isInstanceOf(RunException.class)
                .hasMessage(sentence);
    }

    @Test
    void anEmptySelectionIsRefused() {
        Selection unchecked = new Selection(Set.of(RequirementId.GCD_08), Set.of());

        assertThatThrownBy(() -> TckRun.execute(
                        Requests.of(new ScriptedProvider(), unchecked, 1, 1, Requests.ENOUGH), RunListener.SILENT))
                .isInstanceOf(RunException.class)
                .hasMessage("the selection 'only GCD-08' leaves nothing to judge;"
                        + " 'ndk-tck list' tells which requirements this kit checks");
    }

    @Test
    void anotherVersionOfTheInterfaceIsRefused() {
        refused(
                provider(
                        () -> new ProviderIdentity("acme", "ACME", "1"), 99, () -> ScriptedProvider.open(new Script())),
                "provider 'acme' was written against version 99 of the provider interface, and this kit speaks"
                        + " version 1; build the provider against the kit's tck-api");
    }

    @Test
    void aProviderThatFailsToTellWhoItIsIsRefused() {
        NdkProvider nameless = provider(
                () -> {
                    throw new AbstractMethodError("identity");
                },
                1,
                () -> ScriptedProvider.open(new Script()));

        refused(
                nameless,
                "provider class " + nameless.getClass().getName()
                        + " failed to tell who it is: java.lang.AbstractMethodError: identity;"
                        + " make identity() and spiVersion() return constants");
    }

    @Test
    void anAdapterThatCannotBeOpenedIsRefusedInTheProvidersWords() {
        refused(
                opening(() -> {
                    throw new AdapterOpenException("no device /dev/acme0; load the driver");
                }),
                "provider 'acme' cannot open an adapter: no device /dev/acme0; load the driver");
    }

    @Test
    void aFailureToOpenIsRefused() {
        refused(
                opening(() -> {
                    throw new UnsatisfiedLinkError("acme");
                }),
                "provider 'acme' failed to open an adapter: java.lang.UnsatisfiedLinkError: acme;"
                        + " throw an AdapterOpenException that says what to do");
    }

    private static void refusedAndClosed(Script script, String sentence) {
        refused(opening(() -> ScriptedProvider.open(script)), sentence);
        assertThat(script.log()).endsWith("closed");
    }

    @Test
    void anAdapterWithoutAddressesIsRefusedAndClosed() {
        refusedAndClosed(
                new Script().withoutAddresses(),
                "provider 'acme' cannot be judged: the provider names no local address of a family that both its"
                        + " adapters have; return concrete addresses from OpenedAdapters.activeAddresses and"
                        + " passiveAddresses");
    }

    @Test
    void anAdapterThatDoesNotDescribeItselfIsRefusedAndClosed() {
        refusedAndClosed(
                new Script().describing(Behaviour.failing(NtStatus.STATUS_BUFFER_TOO_SMALL)),
                "provider 'acme' cannot be judged: NdkQueryAdapterInfo returned STATUS_BUFFER_TOO_SMALL"
                        + " (0xC0000023) and a size of 256 for a buffer of 256 bytes;"
                        + " the kit cannot plan without NDK_ADAPTER_INFO");
        refusedAndClosed(
                new Script().describing(Behaviour.RETURNS_NULL),
                "provider 'acme' cannot be judged: NdkQueryAdapterInfo returned null"
                        + " and a size of 256 for a buffer of 256 bytes;"
                        + " the kit cannot plan without NDK_ADAPTER_INFO");
    }

    @Test
    void anAdapterThatThrowsWhenItIsAskedIsRefusedAndClosed() {
        for (Throwable thrown : new Throwable[] {
            new IllegalStateException("oops"), new AbstractMethodError("oops"), new StackOverflowError("oops")
        }) {
            Script script = new Script().describing(Behaviour.throwing(thrown));
            assertThatThrownBy(() ->
                            TckRun.execute(request(opening(() -> ScriptedProvider.open(script))), RunListener.SILENT))
                    .isInstanceOf(RunException.class)
                    .hasMessageStartingWith("provider 'acme' cannot be judged: ")
                    .hasMessageContaining("oops");
            assertThat(script.log()).endsWith("closed");
        }
    }

    @Test
    void aSecondRunInTheProcessIsRefusedAndTheFirstGoesOn() throws RunException {
        Script second = new Script();
        try (RunSession run = RunSession.open(Requests.of(new Script()), RunListener.SILENT)) {
            assertThatThrownBy(() -> RunSession.open(Requests.of(second), RunListener.SILENT))
                    .isInstanceOf(RunException.class)
                    .hasMessageEndingWith(
                            "another run is going on in this process;" + " runs in one JVM come one after the other");
            assertThat(second.log()).containsExactly("closed");
            assertThat(run.finish().rows()).isNotEmpty();
        }
        RunSession.open(Requests.of(new Script()), RunListener.SILENT).close();
    }

    @Test
    void propertiesThatWereNotDiscoveredAreTheKitsDefect() throws RunException {
        try (RunSession run = RunSession.open(Requests.of(new Script()), RunListener.SILENT)) {
            RunResult result = run.finish();

            assertThat(result.headline().text()).isEqualTo("KIT DEFECT");
            assertThat(result.headline().exitCode()).isEqualTo(4);
            Row row = result.row(RequirementId.GCD_07);
            assertThat(row.verdict()).isEqualTo(Verdict.BROKEN);
            assertThat(row.by()).hasValue(Culprit.KIT);
            assertThat(row.reason()).contains("the property of GCD-07 was not discovered");
        }
    }

    @Test
    void theAdaptersAreClosedWhereThePropertiesHaveRunAndWhereTheyCannot() throws RunException {
        Script finished = new Script();
        Script dropped = new Script();

        try (RunSession run = RunSession.open(Requests.of(finished), RunListener.SILENT)) {
            assertThat(run.finish().rows()).isNotEmpty();
            assertThat(finished.log()).containsExactly("closed");
        }
        RunSession.open(Requests.of(dropped), RunListener.SILENT).close();

        assertThat(finished.log()).containsExactly("closed");
        assertThat(dropped.log()).containsExactly("closed");
    }

    @Test
    void nothingIsWatchedAnyMoreWhenARunIsFinishedOrDropped() throws RunException, InterruptedException {
        Set<Thread> before = watchdogs();
        try (RunSession finished = RunSession.open(Requests.of(new Script()), RunListener.SILENT)) {
            finished.watch(() -> {});
            assertThat(watchdogs()).hasSizeGreaterThan(before.size());
            assertThat(finished.finish().rows()).isNotEmpty();
            awaitEnd(before);
        }
        RunSession dropped = RunSession.open(Requests.of(new Script()), RunListener.SILENT);
        dropped.watch(() -> {});
        dropped.close();
        awaitEnd(before);
    }

    private static Set<Thread> watchdogs() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("ndk-tck watchdog"))
                .collect(Collectors.toSet());
    }

    private static void awaitEnd(Set<Thread> others) throws InterruptedException {
        for (Thread watchdog : watchdogs()) {
            if (!others.contains(watchdog)) {
                watchdog.join(Requests.ENOUGH.toMillis());
                assertThat(watchdog.isAlive()).isFalse();
            }
        }
    }

    @Test
    void systemPropertiesThatTheOpeningRemovesAreBackBeforeTheRun() throws RunException {
        System.setProperty(REMOVED, "there");
        try (RunSession run = RunSession.open(
                request(opening(() -> {
                    System.clearProperty(REMOVED);
                    return ScriptedProvider.open(new Script());
                })),
                RunListener.SILENT)) {
            assertThat(System.getProperty(REMOVED)).isEqualTo("there");
            assertThat(run.finish().rows()).isNotEmpty();
        } finally {
            System.clearProperty(REMOVED);
        }
    }

    @Test
    void systemPropertiesThatAFunctionRemovesAreBackBeforeTheNextProperty() throws RunException {
        List<String> found = new ArrayList<>();
        Script script = new Script().everythingAtOnce();
        script.whileCalled(NdkFunction.CONNECT, () -> System.clearProperty(REMOVED));
        System.setProperty(REMOVED, "there");
        try {
            TckRun.execute(
                    Requests.of(script, 1, RequirementId.GCD_07, RequirementId.GCD_10),
                    (id, done, total) -> found.add(System.getProperty(REMOVED, "gone")));
        } finally {
            System.clearProperty(REMOVED);
        }

        assertThat(script.log()).contains("NdkConnect");
        assertThat(found).containsExactly("there", "there");
    }

    @Test
    void adaptersThatAreStillBeingClosedAreWarnedOf() {
        CountDownLatch over = new CountDownLatch(1);
        OpenedAdapters hanging = ScriptedProvider.closing(() -> {
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });

        List<String> warnings = warnings(() -> ProviderCalls.close(hanging, Requests.LITTLE));
        over.countDown();

        assertThat(warnings).containsExactly("the provider's adapters are still being closed after 1 ms");
    }

    @Test
    void adaptersThatFailToCloseAreWarnedOfAndDoNotSpoilTheResult() {
        NdkProvider provider = opening(() -> ScriptedProvider.closing(() -> {
            throw new IllegalStateException("busy");
        }));

        List<String> warnings = warnings(() -> assertThat(
                        TckRun.execute(request(provider), RunListener.SILENT).rows())
                .isNotEmpty());

        assertThat(warnings)
                .containsExactly("the provider's adapters failed to close: java.lang.IllegalStateException: busy");
    }

    /** What is logged while a provider is run. */
    private static List<String> warnings(ThrowingCallable run) {
        List<String> messages = new ArrayList<>();
        Handler handler = new Handler() {

            @Override
            public void publish(LogRecord entry) {
                messages.add(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger(ProviderCalls.class.getName());
        logger.addHandler(handler);
        try {
            assertThatCode(run).doesNotThrowAnyException();
        } finally {
            logger.removeHandler(handler);
        }
        return messages;
    }
}
