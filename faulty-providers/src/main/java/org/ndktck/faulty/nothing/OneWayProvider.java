package org.ndktck.faulty.nothing;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.*;

/**
 * A provider that opens an adapter and answers every call in one way. It owes nothing to the reference.
 *
 * <p>The setting {@code described} tells whether the adapter describes itself: {@code yes}, so that a run can
 * begin, or {@code no}, so that NdkQueryAdapterInfo is answered in the one way too.
 */
abstract class OneWayProvider implements NdkProvider {

    private static final Map<String, Boolean> DESCRIBED = Map.of("yes", true, "no", false);

    private final ProviderIdentity identity =
            new ProviderIdentity("null:" + getClass().getSimpleName(), "NDK TCK", "0.1.0");

    @Override
    public final ProviderIdentity identity() {
        return identity;
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Map<String, String> settings = new HashMap<>(request.settings());
        Boolean described = DESCRIBED.get(settings.getOrDefault("described", "yes"));
        settings.remove("described");
        if (described == null || !settings.isEmpty()) {
            throw new AdapterOpenException(
                    "the settings " + request.settings() + " are not permitted; there is only described=yes or no");
        }
        return new OneWayAdapters(new OneWayTables(this, described));
    }

    /**
     * Answers a call.
     *
     * @param call any function of any object; where it returns something else than a status, the answer is ignored
     * @return what the consumer gets; {@code null}, which no function may return, included
     */
    abstract @Nullable NtStatus answer(OneCall call);
}
