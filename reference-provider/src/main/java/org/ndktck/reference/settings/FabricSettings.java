package org.ndktck.reference.settings;

import java.util.Map;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.PortRange;
import org.ndktck.reference.transport.PortPool;
import org.ndktck.reference.transport.fabric.DeliveryTiming;
import org.ndktck.reference.transport.fabric.UnansweredRequests;

/**
 * What the user may choose with {@code --set key=value} of the provider over the fabric.
 *
 * @param common what does not depend on the transport
 * @param later {@code delivery}: whether a message takes a moment, so that it may cross another
 * @param ports {@code ports} and {@code port-range}: how port 0 is served
 * @param unanswered {@code unanswered} and {@code paused}: what becomes of a request that nobody takes
 */
public record FabricSettings(Settings common, boolean later, PortPool.Choice ports, UnansweredRequests unanswered) {

    private static final Map<String, PortPool.Order> ORDERS = Map.of(
            "in-turn", PortPool.Order.IN_TURN,
            "lowest", PortPool.Order.LOWEST,
            "last-freed", PortPool.Order.LAST_FREED);

    /** What Linux chooses from unless told otherwise. */
    private static final PortRange HOSTS = new PortRange(32768, 60999);

    private static final Map<String, Boolean> HOSTS_RANGE = Map.of("dynamic", false, "host", true);

    /**
     * Reads the settings of an open request; what is not given has its default.
     *
     * @throws AdapterOpenException if a key is unknown or a value is not permitted
     */
    public static FabricSettings of(Map<String, String> given) throws AdapterOpenException {
        SettingsReader reader = new SettingsReader(given);
        FabricSettings settings = new FabricSettings(
                Settings.read(reader, Settings.Presets.OF_THE_FABRIC),
                reader.choice("delivery", "at-once", Map.of("at-once", false, "later", true)),
                ports(reader.choice("port-range", "dynamic", HOSTS_RANGE), reader.choice("ports", "in-turn", ORDERS)),
                new UnansweredRequests(
                        reader.choice("unanswered", "by-cause", Map.of("by-cause", false, "alike", true)),
                        reader.choice("paused", "refuses", Map.of("refuses", false, "ignores", true))));
        reader.refuseUnknownKeys();
        return settings;
    }

    /** The range of the documents, or that of a host whose ports are shared (AMB-40). */
    private static PortPool.Choice ports(boolean host, PortPool.Order order) {
        return new PortPool.Choice(host ? HOSTS : PortRange.DYNAMIC, order);
    }

    /** Carries the messages of one {@code open}. */
    public DeliveryTiming delivery() {
        return later ? new DeliveryTiming.Later(common.seed()) : DeliveryTiming.AT_ONCE;
    }
}
