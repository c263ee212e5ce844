package org.ndktck.zoo;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a page is what its template made of it: each tag closed in its turn, and nothing of a provider's in between. */
final class MarkupCheck {

    private static final Pattern TAG = Pattern.compile(
            "<(/?)([a-z][a-z0-9]*)(?:\\s+[a-z:-]+(?:=\"[^\"<]*\")?)*\\s*(/?)>|<!DOCTYPE html>|<!--.*?-->");

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n\\t]]");
    private static final Set<String> VOID = Set.of("br", "hr", "img", "input", "link", "meta");

    private MarkupCheck() {}

    /** What is wrong first, if anything. */
    static Optional<String> flaw(String page) {
        if (CONTROL.matcher(page).find()) {
            return Optional.of("a control character");
        }
        Deque<String> open = new ArrayDeque<>();
        Matcher tag = TAG.matcher(page);
        int end = 0;
        while (tag.find()) {
            if (page.substring(end, tag.start()).contains("<")) {
                return Optional.of("a stray < in: " + page.substring(end, tag.start()));
            }
            end = tag.end();
            String name = tag.group(2);
            if (name == null || VOID.contains(name) || !tag.group(3).isEmpty()) {
                continue;
            }
            if (tag.group(1).isEmpty()) {
                open.push(name);
            } else if (!name.equals(open.poll())) {
                return Optional.of("</" + name + "> closes another element");
            }
        }
        return open.isEmpty() ? Optional.empty() : Optional.of("<" + open.peek() + "> stays open");
    }
}
