package org.ndktck.suite;

import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A provider that fails the size query, for the service loader; opened only with the setting {@code mode}. */
public final class LyingProvider implements NdkProvider {

    /** Made by the service loader. */
    public LyingProvider() {}

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("lying", "NDK TCK", "2.0");
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        if (!"open".equals(request.settings().get("mode"))) {
            throw new AdapterOpenException("mode is not open; set mode=open");
        }
        return ScriptedProvider.open(new Script().everythingAtOnce().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            return args.pPrivateData() == null ? NtStatus.STATUS_BUFFER_TOO_SMALL : status;
        }));
    }
}
