package org.ndktck.faulty;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.*;
import org.ndktck.reference.*;

/**
 * The reference provider with other hooks or fixed settings. Settings that are not fixed pass
 * through, so that a fault can be watched in every completion mode; {@value #OVER_TCP} takes
 * {@code reference-tcp} in its place.
 */
public abstract class DerivedProvider implements NdkProvider {

    /** The setting that derives the provider from the reference over TCP; it has no value. */
    public static final String OVER_TCP = "over-tcp";

    private static final NdkProvider REFERENCE = new ReferenceProvider();

    private final ProviderIdentity identity;
    private final NdkProvider derived;
    private final NdkProvider derivedOverTcp;
    private final Hooks hooks;
    private final Map<String, String> fixed = settings(getClass());

    /** Derives a provider by the settings of its class alone. */
    protected DerivedProvider() {
        this(Hooks.documented());
    }

    /**
     * Derives a provider.
     *
     * @param hooks where it differs from the reference
     */
    protected DerivedProvider(Hooks hooks) {
        this(null, hooks);
    }

    /**
     * Derives a provider that is not named after its class.
     *
     * @param name its name, {@code null} to be named after the class
     * @param hooks where it differs from the reference
     */
    protected DerivedProvider(@Nullable String name, Hooks hooks) {
        this.identity = new ProviderIdentity(
                name == null ? prefix(getClass()) + getClass().getSimpleName() : name,
                REFERENCE.identity().vendor(),
                REFERENCE.identity().version());
        this.hooks = hooks;
        this.derived = new ReferenceProvider(identity, hooks);
        this.derivedOverTcp = new ReferenceTcpProvider(identity, hooks);
    }

    private static Map<String, String> settings(Class<?> type) {
        Map<String, String> all = new HashMap<>();
        Settings written = type.getAnnotation(Settings.class);
        if (written != null) {
            for (String setting : written.value()) {
                int at = setting.indexOf('=');
                all.put(setting.substring(0, at), setting.substring(at + 1));
            }
        }
        return Map.copyOf(all);
    }

    private static String prefix(Class<?> type) {
        if (type.isAnnotationPresent(Hostile.class)) {
            return "hostile:";
        }
        return type.isAnnotationPresent(Lawful.class) ? "lawful:" : "faulty:";
    }

    /** Where it differs from the reference. */
    public final Hooks hooks() {
        return hooks;
    }

    /** The settings it needs. */
    public final Map<String, String> fixed() {
        return fixed;
    }

    @Override
    public final ProviderIdentity identity() {
        return identity;
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Map<String, String> settings = new HashMap<>(request.settings());
        settings.putAll(fixed);
        NdkProvider base = settings.remove(OVER_TCP) == null ? derived : derivedOverTcp;
        return base.open(new OpenRequest(settings, request.slot()));
    }

    @Override
    public final boolean worksInSeveralProcesses() {
        return derived.worksInSeveralProcesses();
    }
}
