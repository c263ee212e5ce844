package org.ndktck.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Callback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/** Turns what was recorded into lines that people read. */
final class Transcript {

    private final Map<String, String> scenes = new ConcurrentHashMap<>();

    /** Says what an object is, for the scene of a finding. */
    void describe(String object, String role, byte[] sent) {
        String bytes = switch (sent.length) {
            case 0 -> "no private data";
            case 1 -> "1 byte " + GetConnectionDataCall.hex(sent);
            default -> sent.length + " bytes " + GetConnectionDataCall.hex(sent);
        };
        scenes.put(object, object + " (" + role + bytes + ")");
    }

    Finding finding(
            RequirementId id,
            Finding.Kind kind,
            @Nullable Call judged,
            String expected,
            String observed,
            String token,
            List<Call> calls,
            List<EventCallback> events) {
        String object = judged == null ? "" : judged.object();
        List<Line> lines = new ArrayList<>();
        for (Call call : calls) {
            if (judged == null || call.object().equals(object)) {
                lines.add(new Line(call.number(), call == judged, numbers -> call.line()));
                callbacks(call, lines);
            }
        }
        events.stream()
                .filter(event -> judged == null || event.object().equals(object))
                .forEach(event -> lines.add(new Line(event.number(), false, numbers -> event.line())));
        String scene = scenes.getOrDefault(object, object);
        return new Finding(id, kind, expected, observed, scene, numbered(lines), token, false);
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

    private static void callbacks(Call call, List<Line> lines) {
        if (call instanceof AsyncCall async) {
            for (Callback callback : async.callbacks()) {
                lines.add(new Line(callback.number(), false, shown -> text(async, callback, shown)));
            }
        }
    }

    private static String text(AsyncCall call, Callback callback, Map<Integer, Integer> shown) {
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
