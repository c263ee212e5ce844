package org.ndktck.driving;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.gate.Call;
import org.ndktck.irql.ThreadWait;

/**
 * The waits inside the dispatch functions of some rounds of calls.
 *
 * @param calls the calls of the rounds
 * @param waits the waits inside them
 */
public record WaitsInsideFunctions(List<Call> calls, List<ThreadWait> waits) {

    /** What the documents permit. */
    public static final String EXPECTED = "returned without parking, waiting, sleeping, or socket or file I/O on the"
            + " caller's thread, as at DISPATCH_LEVEL";

    /** Who gives way for a moment because another thread has a lock does so now and then; so many calls are more than that. */
    private static final int ONE_IN = 4;

    private static final String CONNECTOR = "NdkConnector";
    private static final String ADAPTER_INFO = "queryAdapterInfo";

    /** Copies the lists; NdkQueryAdapterInfo may wait (IRQ-03). */
    public WaitsInsideFunctions {
        calls = List.copyOf(calls);
        waits = waits.stream()
                .filter(wait -> !wait.function().equals(ADAPTER_INFO))
                .toList();
    }

    /** Those inside functions of connectors. */
    public WaitsInsideFunctions ofConnectors() {
        return only(wait -> wait.objectType().equals(CONNECTOR));
    }

    /** Those inside functions of other objects. */
    public WaitsInsideFunctions ofOtherObjects() {
        return only(wait -> !wait.objectType().equals(CONNECTOR));
    }

    /** Whether some are over after a moment, as those are that give way to who has a lock. */
    public boolean hasMomentary() {
        return waits.stream().anyMatch(ThreadWait::momentary);
    }

    /** These and those of further rounds, without what was momentary in few calls of its function. */
    public WaitsInsideFunctions withoutRare(WaitsInsideFunctions further) {
        List<Call> allCalls =
                Stream.concat(calls.stream(), further.calls.stream()).toList();
        List<ThreadWait> allWaits =
                Stream.concat(waits.stream(), further.waits.stream()).toList();
        Map<String, Long> moments = allWaits.stream()
                .filter(ThreadWait::momentary)
                .collect(Collectors.groupingBy(ThreadWait::function, Collectors.counting()));
        return new WaitsInsideFunctions(allCalls, allWaits)
                .only(wait -> !wait.momentary()
                        || Objects.requireNonNullElse(moments.get(wait.function()), 0L) * ONE_IN
                                >= callsOf(wait.function(), allCalls));
    }

    private static long callsOf(String method, List<Call> calls) {
        return calls.stream()
                .filter(call -> call.function().toString().equals(documented(method)))
                .count();
    }

    private WaitsInsideFunctions only(Predicate<ThreadWait> which) {
        return new WaitsInsideFunctions(calls, waits.stream().filter(which).toList());
    }

    /** Whether there are none. */
    public boolean areNone() {
        return waits.isEmpty();
    }

    /** The last call of the function that waited first; any call if none waited. */
    public Call judged() {
        Call last = calls.get(calls.size() - 1);
        return waits.isEmpty()
                ? last
                : calls.stream()
                        .filter(call -> call.function()
                                .toString()
                                .equals(documented(waits.get(0).function())))
                        .reduce((first, second) -> second)
                        .orElse(last);
    }

    /** The documents' name of a dispatch method. */
    private static String documented(String method) {
        return "Ndk" + method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1);
    }

    /** The waits as people read them, each kind once. */
    public String words() {
        return waits.stream()
                .map(wait -> documented(wait.function()) + " " + wait.words())
                .distinct()
                .limit(3)
                .collect(Collectors.joining("; "));
    }
}
