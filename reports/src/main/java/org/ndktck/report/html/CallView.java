package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.text.LargeNumber;

/**
 * One line of the diagram of a call sequence: what happened, and on which side of the connection.
 *
 * @param side {@code active}, {@code passive} or {@code both}, a CSS class
 * @param judged whether the finding is about this line
 * @param first whether the value that the finding is about is seen here first, in a line before the judged one
 * @param text the call, event or completion, up to the value that the finding is about, or all of it
 * @param value that value; blank if the line does not have it
 * @param rest what comes after it
 */
public record CallView(String side, boolean judged, boolean first, String text, String value, String rest) {

    /** The most lines that a finding shows; the file has all. */
    static final int MOST = 60;

    private static final int FIRST = 15;
    private static final int AFTER = 10;
    private static final String BOTH = "both";
    private static final Pattern OF_SCENE = Pattern.compile("(\\w+) \\((active|passive) side");
    private static final Pattern NUMBERED = Pattern.compile("^#(\\d+) ");
    private static final Pattern OF_CALL = Pattern.compile("^#\\d+ (\\w+)\\.");
    private static final Pattern OF_EVENT = Pattern.compile("^#\\d+ \\w+ on (\\w+)");
    private static final Pattern OF_COMPLETION = Pattern.compile("^#\\d+ completion of #(\\d+) ");
    private static final Pattern STORED = Pattern.compile("stored (\\d+) in \\*(\\w+)");

    /** Puts every call of a finding on its side, as far as the finding says which one that is. */
    static List<CallView> of(Finding finding) {
        Map<String, String> sides = sides(finding);
        Map<String, String> byNumber = new HashMap<>();
        Pattern value = value(finding.observed());
        boolean seen = false;
        List<CallView> views = new ArrayList<>();
        for (CallLine call : finding.calls()) {
            String side = side(call.text(), sides, byNumber);
            Matcher number = NUMBERED.matcher(call.text());
            if (number.find()) {
                byNumber.put(number.group(1), side);
            }
            CallView view = of(side, call, value, seen);
            seen = seen || !view.value.isEmpty();
            views.add(view);
        }
        return views;
    }

    static Map<String, String> sides(Finding finding) {
        Map<String, String> sides = new HashMap<>();
        OF_SCENE.matcher(finding.scene()).results().forEach(match -> sides.putIfAbsent(match.group(1), match.group(2)));
        return sides;
    }

    private static CallView of(String side, CallLine call, Pattern value, boolean seen) {
        String text = LargeNumber.explained(call.text());
        Matcher found = value.matcher(text);
        if (!found.find()) {
            return new CallView(side, call.judged(), false, text, "", "");
        }
        return new CallView(
                side,
                call.judged(),
                !seen && !call.judged(),
                text.substring(0, found.start(1)),
                found.group(1),
                text.substring(found.end(1)));
    }

    /** Where a line has what a finding says to be stored. */
    private static Pattern value(String observed) {
        Matcher stored = STORED.matcher(observed);
        return stored.find()
                ? Pattern.compile("\\b" + stored.group(2) + " = &\\S* -> (" + stored.group(1) + "\\b)")
                : Pattern.compile("(?!)");
    }

    private static String side(String text, Map<String, String> sides, Map<String, String> byNumber) {
        Matcher completion = OF_COMPLETION.matcher(text);
        if (completion.find()) {
            return byNumber.getOrDefault(completion.group(1), BOTH);
        }
        for (Pattern pattern : List.of(OF_CALL, OF_EVENT)) {
            Matcher object = pattern.matcher(text);
            if (object.find()) {
                return sides.getOrDefault(object.group(1), BOTH);
            }
        }
        return BOTH;
    }

    /** The first lines of a long sequence. */
    static List<CallView> beginning(List<CallView> all) {
        return all.size() <= MOST ? all : all.subList(0, FIRST);
    }

    /** Of a long sequence the lines around the last judged one. */
    static List<CallView> ending(List<CallView> all) {
        if (all.size() <= MOST) {
            return List.of();
        }
        int judged = all.size() - 1;
        while (judged > 0 && !all.get(judged).judged()) {
            judged--;
        }
        int end = Math.min(all.size(), Math.max(judged + AFTER, MOST));
        return all.subList(end - (MOST - FIRST), end);
    }
}
