package org.ndktck.engine;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.judging.Debugger;

/**
 * What a provider opened, and how long it may take for it.
 *
 * @param identity who it says it is
 * @param adapters what it opened
 * @param probe what the adapters say of themselves
 */
public record OpenedProvider(ProviderIdentity identity, OpenedAdapters adapters, AdapterProbe probe) {

    private static final Duration LEAST = Duration.ofSeconds(10);
    private static final int PATIENCES = 4;

    /**
     * Gives the time that a provider has to open its adapters: drivers load slowly, so it is long.
     *
     * @param patience of the run
     * @return the limit
     */
    public static Duration limit(Duration patience) {
        return LEAST.plus(patience.multipliedBy(PATIENCES));
    }

    /**
     * Opens the adapters of a provider, and asks them what they can do.
     *
     * @param provider the provider
     * @param settings what it is opened with
     * @param patience of the run that they are opened for
     * @return what was opened
     * @throws RunException if the provider refuses, fails, or does not come back
     */
    public static OpenedProvider alone(NdkProvider provider, Map<String, String> settings, Duration patience)
            throws RunException {
        return of(provider, settings, WorkerSlot.ONLY, patience);
    }

    /**
     * Closes the adapters.
     *
     * @param patience how long to wait for it
     */
    public void close(Duration patience) {
        ProviderCalls.close(adapters, patience);
    }

    /**
     * Opens the adapters of a provider as one process of several, and asks them what they can do.
     *
     * @param provider the provider
     * @param settings what it is opened with
     * @param slot the share of ports and addresses of this process
     * @param patience of the run that they are opened for
     * @return what was opened
     * @throws RunException if the provider refuses, fails, or does not come back
     */
    public static OpenedProvider of(
            NdkProvider provider, Map<String, String> settings, WorkerSlot slot, Duration patience)
            throws RunException {
        return of(provider, settings, slot, patience, limit(patience));
    }

    /** Opens on a thread of its own, which nobody can end when the provider does not come back; it keeps no process alive. */
    static OpenedProvider of(
            NdkProvider provider, Map<String, String> settings, WorkerSlot slot, Duration patience, Duration limit)
            throws RunException {
        CompletableFuture<OpenedProvider> opened = new CompletableFuture<>();
        Thread thread = new Thread(
                () -> open(provider, settings, slot, patience, opened),
                Thread.currentThread().getName());
        thread.setDaemon(true);
        thread.start();
        try {
            return Debugger.isExpected() ? opened.get() : opened.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new RunException(
                    "provider class " + provider.getClass().getName() + " did not open an adapter within "
                            + limit.toSeconds() + " s; let its identity() and open() return, or raise the patience");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the opening was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RunException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static void open(
            NdkProvider provider,
            Map<String, String> settings,
            WorkerSlot slot,
            Duration patience,
            CompletableFuture<OpenedProvider> opened) {
        try {
            ProviderIdentity identity = ProviderCalls.identity(provider);
            OpenedAdapters adapters = ProviderCalls.open(provider, identity, settings, slot);
            opened.complete(new OpenedProvider(identity, adapters, ProviderCalls.probe(identity, adapters, patience)));
        } catch (Throwable e) { // whatever it is, it belongs to whoever asked
            opened.completeExceptionally(e);
        }
    }
}
