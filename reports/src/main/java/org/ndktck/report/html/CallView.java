package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/**
 * One line of the diagram of a call sequence: what happened, and on which side of the connection.
 *
 * @param side {@code active}, {@code passive} or {@code both}, a CSS class
 * @param judged whether the finding is about this line
 * @param text the call, event or completion
 */
public record CallView(String side, boolean judged, String text) {

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

    /** Puts every call of a finding on its side, as far as the finding says which one that is. */
    static List<CallView> of(Finding finding) {
        Map<String, String> sides = new HashMap<>();
        OF_SCENE.matcher(finding.scene()).results().forEach(match -> sides.putIfAbsent(match.group(1), match.group(2)));
        Map<String, String> byNumber = new HashMap<>();
        List<CallView> views = new ArrayList<>();
        for (CallLine call : finding.calls()) {
            String side = side(call.text(), sides, byNumber);
            Matcher number = NUMBERED.matcher(call.text());
            if (number.find()) {
                byNumber.put(number.group(1), side);
            }
            views.add(new CallView(side, call.judged(), call.text()));
        }
        return views;
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
