package org.ndktck.reference.settings;

import java.util.Map;
import java.util.Set;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.reference.lifetime.CompletionMode;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.negotiation.RequiredSizeRule;
import org.ndktck.reference.transport.mpa.SetUpFrame;

/**
 * What the user may choose with {@code --set key=value}, whichever the transport: the freedoms the documents
 * leave to a provider, one by one.
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
 * @param backlog {@code backlog}: requests of one listener that may be undecided at a time
 * @param answersDisconnects {@code disconnects}: whether the peer's provider answers a disconnect itself
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
        long backlog,
        boolean answersDisconnects) {

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

    /** An address family. */
    public enum Family {
        IPV4,
        IPV6
    }

    /** Reads the settings; what is not given has its default. */
    static Settings read(SettingsReader reader, Presets presets) throws AdapterOpenException {
        return new Settings(
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
                        reader.number("max-inbound-read-limit", 16, 0, presets.highestReadLimit()),
                        reader.number("max-outbound-read-limit", 128, 0, presets.highestReadLimit())),
                (int) reader.number("max-caller-data", presets.callerData(), 0, presets.mostData()),
                (int) reader.number("max-callee-data", 400, 0, presets.mostData()),
                reader.choice("families", "ipv4+ipv6", FAMILIES),
                reader.choice("version", "2.1", VERSIONS),
                reader.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
                (int) reader.number("adapters", 1, 1, 2),
                reader.choice("controls", "all", ALL_OR_NONE),
                reader.choice("posting", "all", ALL_OR_NONE),
                reader.number("backlog", MAX_ULONG, 1, MAX_ULONG),
                reader.choice("disconnects", "wait", Map.of("wait", false, "answered", true)));
    }

    /**
     * What depends on the transport.
     *
     * @param highestReadLimit that may be set
     * @param callerData bytes of {@code max-caller-data} where it is not given
     * @param mostData bytes that may be set
     */
    record Presets(long highestReadLimit, int callerData, int mostData) {

        /** Nothing limits the fabric. */
        static final Presets OF_THE_FABRIC = new Presets(MAX_ULONG, 512, MAX_DATA);

        static final Presets OF_MPA =
                new Presets(SetUpFrame.MAX_READ_LIMIT, SetUpFrame.MAX_PRIVATE_DATA, SetUpFrame.MAX_PRIVATE_DATA);
    }
}
