package org.ndktck.faulty.grid;

import java.util.*;
import java.util.function.*;
import java.util.stream.Collectors;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;

/** Combinations that are no faults: the documents permit them, or no consumer can see them. Each by a rule. */
public final class Permitted {

    private static final Predicate<GridFault> READS =
            fault -> fault.descriptor().name().startsWith("Get")
                    || fault.descriptor().name().startsWith("Query");

    private static final Predicate<GridFault> ABOUT_FAILURES =
            doing("successForFailure", "bufferOverflowForBufferTooSmall", "invalidBufferSizeForBufferTooSmall");

    private static final List<Rule> RULES = List.of(
            new Rule(
                    "No value is as large as that: the reference has limits of 16 and 128, 512 bytes of private data and"
                            + " addresses of 28.",
                    READS.and(doing("sixteenBits")
                            .or(doing("eightBits").and(at("requiredSize").negate())))),
            new Rule(
                    "NdkQueryAdapterInfo belongs to PASSIVE_LEVEL (IRQ-03), which no callback promises.",
                    of("QueryAdapterInfo").and(fault -> fault.trigger().isInsideACallback())),
            new Rule(
                    "The size is asked for without a buffer: there are no bytes to get wrong.",
                    in(CircumstanceTrigger.NO_BUFFER).and(at("privateData", "address", "info"))),
            new Rule(
                    "The pointer is NULL: there is no cell to get wrong.",
                    in(CircumstanceTrigger.LIMITS_NULL)
                            .and(at("inboundReadLimit", "outboundReadLimit", "readLimits"))
                            .or(in(CircumstanceTrigger.INBOUND_LIMIT_NULL).and(at("inboundReadLimit")))
                            .or(in(CircumstanceTrigger.OUTBOUND_LIMIT_NULL).and(at("outboundReadLimit")))),
            new Rule(
                    "With STATUS_BUFFER_TOO_SMALL the limits may be stored or not (GCD-30), and no address is.",
                    in(CircumstanceTrigger.BUFFER_SHORTER)
                            .and(at("inboundReadLimit", "outboundReadLimit", "readLimits", "address", "info"))),
            new Rule(
                    "NdkQueryAdapterInfo stores no description where it asks for the size or finds the buffer too small.",
                    in(CircumstanceTrigger.NO_BUFFER)
                            .or(in(CircumstanceTrigger.BUFFER_SHORTER))
                            .and(of("QueryAdapterInfo"))
                            .and(at("bufferSize", "status").negate())),
            new Rule(
                    "The last byte of an address is padding, or one of the scope, which the documents do not speak of"
                            + " (AMB-28).",
                    at("address").and(doing("lastByteMissing"))),
            new Rule(
                    "A buffer that is long enough does not fail, and one that is too short does not succeed.",
                    in(CircumstanceTrigger.BUFFER_LONGER)
                            .and(ABOUT_FAILURES)
                            .or(in(CircumstanceTrigger.BUFFER_SHORTER)
                                    .and(at("status"))
                                    .and(ABOUT_FAILURES.or(doing("pending")).negate()))),
            new Rule(
                    "No private data was sent: no byte of it can be wrong or missing, and what a peer finds in its place is"
                            + " free (GCD-29).",
                    in(CircumstanceTrigger.NO_PRIVATE_DATA)
                            .and(at("privateData"))
                            .and(doing("beyond").negate())),
            new Rule(
                    "An address function that is asked for the size may return STATUS_BUFFER_TOO_SMALL or STATUS_SUCCESS (AMB-17).",
                    in(CircumstanceTrigger.NO_BUFFER)
                            .and(doing("successForFailure", "bufferTooSmall"))
                            .and(of("GetConnectionData").negate())),
            new Rule(
                    "Over a shared endpoint no local address is given with the connect.",
                    in(CircumstanceTrigger.SHARED_ENDPOINT)
                            .or(in(CircumstanceTrigger.BUSY_SHARED_ENDPOINT))
                            .and(at("source"))),
            new Rule(
                    "The data of a reject reach the other side or do not (AMB-04).",
                    of("Reject").and(at("privateData")).and(doing("dropped"))),
            new Rule(
                    "The last byte of NDK_ADAPTER_INFO is padding.",
                    of("QueryAdapterInfo").and(at("info")).and(doing("lastByteMissing"))),
            new Rule(
                    "No disconnect event was registered: none can come, and none can come too often.",
                    in(CircumstanceTrigger.NO_DISCONNECT_EVENT).and(at("event"))),
            new Rule(
                    "The context is NULL: it cannot be mistaken for NULL.",
                    in(CircumstanceTrigger.CONTEXT_NULL).and(doing("contextZero"))));

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

    private static Predicate<GridFault> in(CircumstanceTrigger circumstance) {
        return fault -> fault.trigger() == circumstance;
    }

    private static Predicate<GridFault> of(String function) {
        return fault -> fault.descriptor().name().equals(function);
    }

    private static Predicate<GridFault> at(String... outputs) {
        Set<String> names = Set.of(outputs);
        return fault -> names.contains(fault.output().name());
    }

    private static Predicate<GridFault> doing(String... effects) {
        Set<String> names = Set.of(effects);
        return fault -> names.contains(fault.effect().name());
    }
}
