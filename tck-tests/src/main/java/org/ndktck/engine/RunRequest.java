package org.ndktck.engine;

import java.util.Map;
import org.ndktck.api.provider.NdkProvider;

/**
 * One run of the kit.
 *
 * @param provider the provider to judge
 * @param settings what it is opened with
 * @param options what is judged, and how
 */
public record RunRequest(NdkProvider provider, Map<String, String> settings, JudgingOptions options) {

    /** Copies the settings. */
    public RunRequest {
        settings = Map.copyOf(settings);
    }
}
