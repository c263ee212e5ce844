package org.ndktck.faulty.grid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.faulty.grid.trigger.Circumstance;

/** Combinations that are no faults: the documents permit them, or no consumer can see them. Each by a rule. */
public final class Permitted {

    private static final List<Rule> RULES = List.of(
            new Rule(
                    "No value is as large as that: the reference has limits of 16 and 128, 512 bytes of private data and"
                            + " addresses of 28.",
                    fault -> fault.effect().name().equals("sixteenBits") && isStored(fault)
                            || fault.effect().name().equals("eightBits")
                                    && isStored(fault)
                                    && !isOneOf(fault, "requiredSize")),
            new Rule(
                    "NdkQueryAdapterInfo belongs to PASSIVE_LEVEL (IRQ-03), which no callback promises.",
                    fault -> fault.descriptor().name().equals("QueryAdapterInfo")
                            && fault.trigger().isInsideACallback()),
            new Rule(
                    "The size is asked for without a buffer: there are no bytes to get wrong.",
                    fault -> fault.trigger() == Circumstance.NO_BUFFER
                            && Set.of("privateData", "address", "info").contains(fault.output().name())),
            new Rule(
                    "The pointer is NULL: there is no cell to get wrong.",
                    fault -> fault.trigger() == Circumstance.LIMITS_NULL
                                    && isOneOf(fault, "inboundReadLimit", "outboundReadLimit", "readLimits")
                            || fault.trigger() == Circumstance.INBOUND_LIMIT_NULL && isOneOf(fault, "inboundReadLimit")
                            || fault.trigger() == Circumstance.OUTBOUND_LIMIT_NULL
                                    && isOneOf(fault, "outboundReadLimit")),
            new Rule(
                    "With STATUS_BUFFER_TOO_SMALL the limits may be stored or not (GCD-30), and no address is.",
                    fault -> fault.trigger() == Circumstance.BUFFER_SHORTER
                            && isOneOf(fault, "inboundReadLimit", "outboundReadLimit", "readLimits", "address", "info")),
            new Rule(
                    "A buffer that is long enough does not fail, and one that is too short does not succeed.",
                    fault -> fault.trigger() == Circumstance.BUFFER_LONGER && onlyConcernsFailures(fault)
                            || fault.trigger() == Circumstance.BUFFER_SHORTER && isOneOf(fault, "status")
                                    && !onlyConcernsFailures(fault)
                                    && !fault.effect().name().equals("pending")),
            new Rule(
                    "No private data was sent: no byte of it can be wrong or missing.",
                    fault -> fault.trigger() == Circumstance.NO_PRIVATE_DATA
                            && isOneOf(fault, "privateData")
                            && !fault.effect().name().equals("beyond")
                            && !Set.of("previous", "ofAnother", "ofOtherDirection")
                                    .contains(fault.effect().name())),
            new Rule(
                    "No disconnect event was registered: none can come, and none can come too often.",
                    fault -> fault.trigger() == Circumstance.NO_DISCONNECT_EVENT && isOneOf(fault, "event")),
            new Rule(
                    "The context is NULL: it cannot be mistaken for NULL.",
                    fault -> fault.trigger() == Circumstance.CONTEXT_NULL
                            && fault.effect().name().equals("contextZero")));

    private Permitted() {}

    /**
     * Combinations that are no faults.
     *
     * @param reason in one sentence
     * @param combinations which
     */
    private record Rule(String reason, Predicate<GridFault> combinations) {}

    /** Tells why a combination is no fault, if so. */
    public static Optional<String> reason(GridFault fault) {
        return RULES.stream()
                .filter(rule -> rule.combinations().test(fault))
                .map(Rule::reason)
                .findFirst();
    }

    /** Lists the reasons. */
    public static List<String> reasons() {
        return RULES.stream().map(Rule::reason).toList();
    }

    /** Counts the combinations that each reason excuses. */
    public static Map<String, Long> excused() {
        return Grid.combinations()
                .map(Permitted::reason)
                .flatMap(Optional::stream)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }

    private static boolean isOneOf(GridFault fault, String... outputs) {
        return Set.of(outputs).contains(fault.output().name());
    }

    /** Whether it is stored for the consumer, and not taken from it. */
    private static boolean isStored(GridFault fault) {
        return fault.descriptor().name().startsWith("Get") || fault.descriptor().name().startsWith("Query");
    }

    private static boolean onlyConcernsFailures(GridFault fault) {
        String name = fault.effect().name();
        return name.equals("successForFailure") || name.contains("ForBufferTooSmall");
    }
}
