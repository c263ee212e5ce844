package org.ndktck.faulty.lawful;

import java.util.*;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Lawful;
import org.ndktck.reference.ReferenceProvider;

/**
 * Is odd in many ways at once, drawn from a seed: that of the constructor, or else the setting {@code mix}. The
 * settings of the reference are taken too, and win over what was drawn.
 */
@Lawful({
    "V01", "V02", "V03", "V04", "V05", "V06", "V07", "V08", "V09", "V10", "V13", "V14", "V15", "V16", "V17", "V18",
    "V19", "V20", "V21", "V22", "V23"
})
public final class MixesLawfulOptions implements NdkProvider {

    private final ProviderIdentity identity;
    private final String preset;

    /** Draws what the setting says; 1 without one. */
    public MixesLawfulOptions() {
        this("1", "0.1.0");
    }

    /**
     * Draws what a seed says; the version of its identity names what was drawn.
     *
     * @param seed the mix where the setting names no other
     */
    public MixesLawfulOptions(long seed) {
        this(Long.toString(seed), "0.1.0, mix " + seed + ": " + new Mix(seed));
    }

    private MixesLawfulOptions(String preset, String version) {
        this.preset = preset;
        this.identity = new ProviderIdentity("lawful:" + getClass().getSimpleName(), "NDK TCK", version);
    }

    @Override
    public ProviderIdentity identity() {
        return identity;
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Map<String, String> given = new HashMap<>(request.settings());
        String seed = given.getOrDefault("mix", preset);
        given.remove("mix");
        Mix mix = Mix.of(seed);
        Map<String, String> settings = new HashMap<>(mix.settings());
        settings.putAll(given);
        OpenedAdapters opened =
                new ReferenceProvider(identity, mix.hooks()).open(new OpenRequest(settings, request.slot()));
        mix.around(opened);
        return opened;
    }
}
