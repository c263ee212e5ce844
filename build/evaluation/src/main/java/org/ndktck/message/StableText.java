package org.ndktck.message;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/**
 * Findings without what differs from run to run, which brackets mark where it stood: whether a completion
 * on a thread of its own came before the function returned, and in which order objects close that are
 * closed at the same time, and which ports the provider and the kit have come to by then.
 */
final class StableText {

    private static final String EITHER_WAY = "[, before the return]";
    private static final String UNFINISHED = "has not returned yet";
    private static final String PENDING = "returned STATUS_PENDING (0x00000103)";
    private static final Pattern COMPLETION = Pattern.compile("(#\\d+ completion of .*?)(, before the return)?");
    private static final Pattern ON_THE_CALLERS_STACK = Pattern.compile(".* on the caller's stack before the return");
    private static final Pattern CLOSE = Pattern.compile("#\\d+ (completion of #\\d+ |\\w+\\.)NdkClose.*");
    private static final Pattern EVENT = Pattern.compile("#\\d+ Ndk\\w+EventCallback.*");
    private static final Pattern CHOSEN_PORT = Pattern.compile("port (49[1-9]|[56]\\d\\d)\\d\\d");
    private static final Pattern GIVEN_PORT = Pattern.compile("port [23]\\d{4}");
    private static final Pattern NUMBER = Pattern.compile("#\\d+");

    private StableText() {}

    /**
     * A finding of an assertion. It is made when the judged call has returned; a completion that the call brings to the other
     * side may be there by then, or not.
     */
    static Finding of(Finding finding) {
        List<CallLine> calls = steady(finding.calls());
        int last = calls.size() - 1;
        return with(finding, last > 0 && isBroughtByTheLineBefore(calls, last) ? calls.subList(0, last) : calls);
    }

    /**
     * A finding of an invariant, made while other calls go on. An event is judged while it begins, and a completion too:
     * what the kit calls inside the one, or after the other, may be there by then, or not. The same holds for a completion that
     * a call brings which is judged for what it returned.
     */
    static Finding inPassing(Finding finding) {
        List<CallLine> calls = new ArrayList<>();
        boolean closes = false;
        boolean insideTheEvent = false;
        for (CallLine call : untilTheLastCompletion(steady(finding.calls()))) {
            if (!call.judged() && CLOSE.matcher(call.text()).matches()) {
                closes = true;
            } else if (!insideTheEvent) {
                insideTheEvent = call.judged() && EVENT.matcher(call.text()).matches();
                String text = NUMBER.matcher(call.text()).replaceFirst("#" + (calls.size() + 1));
                calls.add(new CallLine(call.judged(), finished(text)));
            }
        }
        if (closes) {
            calls.add(new CallLine(false, "[closes, in any order]"));
        }
        return with(finding, calls);
    }

    /** All calls where no judged one completed, else those until its last completion. */
    private static List<CallLine> untilTheLastCompletion(List<CallLine> calls) {
        List<String> completions = calls.stream()
                .filter(CallLine::judged)
                .map(CallLine::text)
                .map(NUMBER::matcher)
                .filter(Matcher::lookingAt)
                .map(number -> "completion of " + number.group() + " ")
                .toList();
        for (int last = calls.size() - 1; last >= 0; last--) {
            String text = calls.get(last).text();
            if (completions.stream().anyMatch(text::contains)) {
                return calls.subList(0, isBroughtByTheLineBefore(calls, last) ? last : last + 1);
            }
        }
        return calls;
    }

    /** Whether a line is a completion that is not judged, right behind a judged call that has returned. */
    private static boolean isBroughtByTheLineBefore(List<CallLine> calls, int at) {
        CallLine before = calls.get(Math.max(0, at - 1));
        return !calls.get(at).judged()
                && COMPLETION.matcher(calls.get(at).text()).matches()
                && before.judged()
                && before.text().contains(" returned STATUS_")
                && !before.text().contains(PENDING);
    }

    private static String finished(String call) {
        return call.replace(UNFINISHED, "[" + PENDING + "]").replace(") " + PENDING, ") [" + PENDING + "]");
    }

    private static List<CallLine> steady(List<CallLine> calls) {
        return calls.stream()
                .map(call -> new CallLine(call.judged(), withoutPorts(inWhateverOrder(call.text()))))
                .toList();
    }

    private static String withoutPorts(String call) {
        return call.contains("pDestAddress = ")
                ? GIVEN_PORT
                        .matcher(CHOSEN_PORT.matcher(call).replaceAll("port [chosen]"))
                        .replaceAll("port [given]")
                : call;
    }

    private static String inWhateverOrder(String call) {
        Matcher completion = COMPLETION.matcher(call);
        return completion.matches() && !ON_THE_CALLERS_STACK.matcher(call).matches()
                ? completion.group(1) + EITHER_WAY
                : call;
    }

    private static Finding with(Finding finding, List<CallLine> calls) {
        return new Finding(
                finding.id(),
                finding.kind(),
                finding.expected(),
                finding.observed(),
                finding.scene(),
                calls,
                finding.token(),
                finding.minimal());
    }
}
