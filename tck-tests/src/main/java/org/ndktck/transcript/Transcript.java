package org.ndktck.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.invariants.BreachSubject;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/** Turns what was recorded into lines that people read. */
public final class Transcript {

    private final Map<String, String> roles = new ConcurrentHashMap<>();
    private final Map<String, String> arrivals = new ConcurrentHashMap<>();
    private final Optional<String> circumstances;

    /**
     * Starts with nothing described.
     *
     * @param circumstances what is out of the ordinary in the try, as people read it
     */
    public Transcript(Optional<String> circumstances) {
        this.circumstances = circumstances;
    }

    /** Says which side an object is and what its peer sent, for the scene of a finding. */
    public void describe(String object, String role, byte[] sent) {
        String bytes = sent.length == 0
                ? "no private data"
                : GetConnectionDataCall.bytes(sent.length) + " " + GetConnectionDataCall.hex(sent);
        roles.put(object, role);
        arrivals.put(object, ", peer sent " + bytes);
    }

    /** Makes a finding, with what a reader needs of the calls and events of its try. */
    public Finding finding(
            RequirementId id,
            Finding.Kind kind,
            BreachSubject subject,
            String expected,
            String observed,
            String token,
            List<Call> calls,
            List<EventCallback> events) {
        List<Line> lines = new ArrayList<>();
        Set<String> objects = new TreeSet<>();
        for (CallOrCallback recorded : Relevance.of(subject.object(), calls, events)) {
            objects.add(recorded.object());
            lines.add(new Line(recorded.number(), recorded == subject.judged(), numbers -> recorded.line()));
            callbacks(recorded, lines);
        }
        return new Finding(
                id, kind, expected, observed, connection(subject.object(), objects), numbered(lines), token, false);
    }

    /** The object of the finding, and which sides the others are. */
    private String connection(String object, Set<String> shown) {
        List<String> connection = new ArrayList<>();
        String role = roles.get(object);
        connection.add(role == null ? object : object + " (" + role + arrivals.get(object) + ")");
        shown.stream()
                .filter(other -> !other.equals(object) && roles.containsKey(other))
                .forEach(other -> connection.add(other + " (" + roles.get(other) + ")"));
        return String.join(", ", connection)
                + circumstances.map(words -> "; " + words).orElse("");
    }

    /** Numbers the lines that are shown from 1 on, whatever else happened between them. */
    private static List<CallLine> numbered(List<Line> lines) {
        lines.sort(Comparator.comparingInt(Line::number));
        Map<Integer, Integer> shown = new HashMap<>();
        lines.forEach(line -> shown.put(line.number(), shown.size() + 1));
        return lines.stream()
                .map(line -> new CallLine(
                        line.judged(),
                        "#" + shown.get(line.number()) + " " + line.text().apply(shown)))
                .toList();
    }

    private static void callbacks(CallOrCallback recorded, List<Line> lines) {
        if (recorded instanceof AsyncCall async) {
            for (CompletionCallback callback : async.callbacks()) {
                lines.add(new Line(callback.number(), false, shown -> text(async, callback, shown)));
            }
        }
    }

    private static String text(AsyncCall call, CompletionCallback callback, Map<Integer, Integer> shown) {
        String what = call.function().kind() == NdkFunction.Kind.CLOSE ? "" : " with " + status(callback.status());
        String when = callback.beforeReturn() ? ", before the return" : "";
        String where = callback.onCallersStack() ? ", on the caller's stack before the return" : when;
        return "completion of #" + shown.get(call.number()) + " " + call.function() + what + where;
    }

    private static String status(@Nullable NtStatus status) {
        return status == null ? "null instead of an NtStatus" : status.toString();
    }

    private record Line(int number, boolean judged, Function<Map<Integer, Integer>, String> text) {}
}
