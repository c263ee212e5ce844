package org.ndktck.engine;

import java.time.Duration;
import java.util.Map;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.environment.AdapterProbe;

/** The calls of a provider's entry point; whatever it throws becomes one sentence for the user. */
final class ProviderCalls {

    private ProviderCalls() {}

    static ProviderIdentity identity(NdkProvider provider) throws RunException {
        try {
            ProviderIdentity identity = provider.identity();
            if (provider.spiVersion() != NdkProvider.SPI_VERSION) {
                throw new RunException("provider '" + identity.name() + "' was written against version "
                        + provider.spiVersion() + " of the provider interface, and this kit speaks version "
                        + NdkProvider.SPI_VERSION + "; build the provider against the kit's tck-api");
            }
            return identity;
        } catch (RuntimeException | Error e) {
            throw new RunException(
                    "provider class " + provider.getClass().getName() + " failed to tell who it is: " + e
                            + "; make identity() and spiVersion() return constants",
                    e);
        }
    }

    static boolean worksInSeveralProcesses(NdkProvider provider) throws RunException {
        try {
            return provider.worksInSeveralProcesses();
        } catch (RuntimeException | Error e) {
            throw new RunException(
                    "provider class " + provider.getClass().getName() + " failed to tell whether it works in several"
                            + " processes: " + e + "; make worksInSeveralProcesses() return a constant",
                    e);
        }
    }

    static OpenedAdapters open(
            NdkProvider provider, ProviderIdentity identity, Map<String, String> settings, WorkerSlot slot)
            throws RunException {
        try {
            OpenedAdapters opened = provider.open(new OpenRequest(settings, slot));
            if (opened == null) {
                throw new RunException("provider '" + identity.name()
                        + "' opened nothing: open() returned null; throw an AdapterOpenException that says what to do");
            }
            return opened;
        } catch (AdapterOpenException e) {
            throw new RunException("provider '" + identity.name() + "' cannot open an adapter: " + e.getMessage(), e);
        } catch (RuntimeException | Error e) {
            throw new RunException(
                    "provider '" + identity.name() + "' failed to open an adapter: " + e
                            + "; throw an AdapterOpenException that says what to do",
                    e);
        }
    }

    /** Reads what the adapters say of themselves; those that cannot be judged are closed. */
    static AdapterProbe probe(ProviderIdentity identity, OpenedAdapters adapters, Duration patience)
            throws RunException {
        try {
            return AdapterProbe.of(adapters);
        } catch (RuntimeException | Error e) {
            throw cannotBeJudged(identity, adapters, patience, e);
        }
    }

    static RunException cannotBeJudged(
            ProviderIdentity identity, OpenedAdapters adapters, Duration patience, Throwable why) {
        close(adapters, patience);
        return new RunException("provider '" + identity.name() + "' cannot be judged: " + why.getMessage(), why);
    }

    /** Closes; a provider whose close fails or does not end has been judged already. */
    static void close(OpenedAdapters adapters, Duration patience) {
        Thread closing = new Thread(() -> closeHere(adapters), "ndk-tck closing the adapters");
        closing.setDaemon(true);
        closing.start();
        try {
            closing.join(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (closing.isAlive()) {
            warn("are still being closed after " + patience.toMillis() + " ms");
        }
    }

    private static void closeHere(OpenedAdapters adapters) {
        try {
            adapters.close();
        } catch (Throwable e) { // whatever a provider throws
            warn("failed to close: " + e);
        }
    }

    private static void warn(String what) {
        System.getLogger(ProviderCalls.class.getName())
                .log(System.Logger.Level.WARNING, "the provider's adapters " + what);
    }
}
