package org.ndktck.api.provider;

import java.util.Map;

/**
 * What the kit asks of {@link NdkProvider#open}. Only the kit makes one; later versions may add
 * components.
 *
 * @param settings the {@code --set key=value} options of the run, for example a device name; a
 *     provider refuses keys it does not know with an {@link AdapterOpenException}
 * @param slot the share of ports and addresses this process may use
 */
public record OpenRequest(Map<String, String> settings, WorkerSlot slot) {

    /** Copies the settings. */
    public OpenRequest {
        settings = Map.copyOf(settings);
    }
}
