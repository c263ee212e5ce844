package org.ndktck.reference.settings;

import java.util.Map;
import java.util.Set;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.PortRange;
import org.ndktck.reference.lifetime.CompletionMode;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.negotiation.RequiredSizeRule;
import org.ndktck.reference.transport.fabric.DeliveryTiming;
import org.ndktck.reference.transport.fabric.PortPool;
import org.ndktck.reference.transport.fabric.UnansweredRequests;

/**
 * What the user may choose with {@code --set key=value}: the freedoms the documents leave to a
 * provider, one by one.
 *
 * @param completion {@code completion}: how outcomes reach the consumer
 * @param rds {@code rds}: how the required size follows from the size sent
 * @param garbage {@code padding}: whether the bytes behind those sent are random instead of zero
 * @param maxima {@code max-inbound-read-limit} and {@code max-outbound-read-limit}
 * @param maxCallerData {@code max-caller-data}: bytes
 * @param maxCalleeData {@code max-callee-data}: bytes
 * @param families {@code families}: the address families the adapters have
 * @param version {@code version}: the NDKPI version provided
 * @param seed {@code seed}: of everything random
 * @param adapters {@code adapters}: one that reaches itself, or two that reach each other
 * @param controls {@code controls}: whether the controls over the surroundings are offered
 * @param posting {@code posting}: whether the facility to post work requests is offered
 * @param later {@code delivery}: whether a message takes a moment, so that it may cross another
 * @param ports {@code ports} and {@code port-range}: how port 0 is served
 * @param backlog {@code backlog}: requests of one listener that may be undecided at a time
 * @param answersDisconnects {@code disconnects}: whether the peer's provider answers a disconnect itself
 * @param unanswered {@code unanswered} and {@code paused}: what becomes of a request that nobody takes
 */
public record Settings(
        CompletionMode completion,
        RequiredSizeRule rds,
        boolean garbage,
        ReadLimits maxima,
        int maxCallerData,
        int maxCalleeData,
        Set<Family> families,
        NdkVersion version,
        long seed,
        int adapters,
        boolean controls,
        boolean posting,
        boolean later,
        PortPool.Choice ports,
        long backlog,
        boolean answersDisconnects,
        UnansweredRequests unanswered) {

    private static final long MAX_ULONG = 0xFFFF_FFFFL;

    /** More than any transport carries; keeps a slip of the pen from exhausting the memory. */
    private static final int MAX_DATA = 1 << 20;

    private static final Map<String, CompletionMode> COMPLETIONS = Map.of(
            "inline", CompletionMode.INLINE,
            "pending", CompletionMode.PENDING,
            "early", CompletionMode.EARLY,
            "inline-failures", CompletionMode.INLINE_FAILURES,
            "inline-successes", CompletionMode.INLINE_SUCCESSES);

    private static final Map<String, Set<Family>> FAMILIES = Map.of(
            "ipv4+ipv6", Set.of(Family.IPV4, Family.IPV6),
            "ipv4", Set.of(Family.IPV4),
            "ipv6", Set.of(Family.IPV6));

    private static final Map<String, NdkVersion> VERSIONS = Map.of(
            "1.1", NdkVersion.V1_1,
            "1.2", NdkVersion.V1_2,
            "2.0", NdkVersion.V2_0,
            "2.1", NdkVersion.V2_1);

    private static final Map<String, Boolean> ALL_OR_NONE = Map.of("all", true, "none", false);

    private static final Map<String, PortPool.Order> ORDERS = Map.of(
            "in-turn", PortPool.Order.IN_TURN,
            "lowest", PortPool.Order.LOWEST,
            "last-freed", PortPool.Order.LAST_FREED);

    /** What Linux chooses from unless told otherwise. */
    private static final PortRange HOSTS = new PortRange(32768, 60999);

    private static final Map<String, Boolean> HOSTS_RANGE = Map.of("dynamic", false, "host", true);

    /** An address family. */
    public enum Family {
        IPV4,
        IPV6
    }

    /**
     * Reads the settings of an open request; what is not given has its default.
     *
     * @throws AdapterOpenException if a key is unknown or a value is not permitted
     */
    public static Settings of(Map<String, String> given) throws AdapterOpenException {
        SettingsReader reader = new SettingsReader(given);
        Settings settings = new Settings(
                reader.choice("completion", "pending", COMPLETIONS),
                reader.choiceOrPrefixed(
                        "rds",
                        "exact",
                        Map.of("exact", new RequiredSizeRule.Exact(), "random", new RequiredSizeRule.Random()),
                        "padded:",
                        MAX_DATA,
                        minimum -> new RequiredSizeRule.Padded((int) minimum)),
                reader.choice("padding", "zero", Map.of("zero", false, "garbage", true)),
                new ReadLimits(
                        reader.number("max-inbound-read-limit", 16, 0, MAX_ULONG),
                        reader.number("max-outbound-read-limit", 128, 0, MAX_ULONG)),
                (int) reader.number("max-caller-data", 512, 0, MAX_DATA),
                (int) reader.number("max-callee-data", 400, 0, MAX_DATA),
                reader.choice("families", "ipv4+ipv6", FAMILIES),
                reader.choice("version", "2.1", VERSIONS),
                reader.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
                (int) reader.number("adapters", 1, 1, 2),
                reader.choice("controls", "all", ALL_OR_NONE),
                reader.choice("posting", "all", ALL_OR_NONE),
                reader.choice("delivery", "at-once", Map.of("at-once", false, "later", true)),
                ports(reader.choice("port-range", "dynamic", HOSTS_RANGE), reader.choice("ports", "in-turn", ORDERS)),
                reader.number("backlog", MAX_ULONG, 1, MAX_ULONG),
                reader.choice("disconnects", "wait", Map.of("wait", false, "answered", true)),
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
        return later ? new DeliveryTiming.Later(seed) : DeliveryTiming.AT_ONCE;
    }
}
