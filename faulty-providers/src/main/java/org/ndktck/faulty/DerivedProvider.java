package org.ndktck.faulty;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.reference.negotiation.Decisions;

/**
 * The reference provider with other hooks or fixed settings. Settings that are not fixed pass
 * through, so that a fault can be watched in every completion mode.
 */
public abstract class DerivedProvider implements NdkProvider {

    private static final NdkProvider REFERENCE = new ReferenceProvider();

    private final ProviderIdentity identity;
    private final NdkProvider derived;
    private final Hooks hooks;
    private final Map<String, String> fixed;

    /**
     * Derives a provider.
     *
     * @param hooks where it differs from the reference
     * @param fixed settings it needs; they win over the user's
     */
    protected DerivedProvider(Hooks hooks, Map<String, String> fixed) {
        this(null, hooks, fixed);
    }

    /**
     * Derives a provider that is not named after its class.
     *
     * @param name its name, {@code null} to be named after the class
     * @param hooks where it differs from the reference
     * @param fixed settings it needs; they win over the user's
     */
    protected DerivedProvider(@Nullable String name, Hooks hooks, Map<String, String> fixed) {
        this.identity = new ProviderIdentity(
                name == null ? prefix(getClass()) + getClass().getSimpleName() : name,
                REFERENCE.identity().vendor(),
                REFERENCE.identity().version());
        this.hooks = hooks;
        this.derived = new ReferenceProvider(identity, hooks);
        this.fixed = settings(fixed);
    }

    /** Derives a provider by the settings of its class alone. */
    protected DerivedProvider() {
        this(Map.of());
    }

    /**
     * Derives a provider by settings alone.
     *
     * @param fixed settings; they win over the user's
     */
    protected DerivedProvider(Map<String, String> fixed) {
        this(Hooks.documented(), fixed);
    }

    /**
     * Derives a provider with other arithmetic.
     *
     * @param decisions makes the decisions for an {@code open}
     * @param fixed settings it needs; they win over the user's
     */
    protected DerivedProvider(Supplier<? extends Decisions> decisions, Map<String, String> fixed) {
        this(Hooks.documented().withDecisions(decisions), fixed);
    }

    /**
     * Derives a provider with other arithmetic.
     *
     * @param decisions makes the decisions for an {@code open}
     */
    protected DerivedProvider(Supplier<? extends Decisions> decisions) {
        this(decisions, Map.of());
    }

    /** Those of the class, and those that it computes. */
    private Map<String, String> settings(Map<String, String> computed) {
        Map<String, String> all = new HashMap<>(computed);
        Settings written = getClass().getAnnotation(Settings.class);
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
        return derived.open(new OpenRequest(settings, request.slot()));
    }

    @Override
    public final boolean worksInSeveralProcesses() {
        return derived.worksInSeveralProcesses();
    }
}
