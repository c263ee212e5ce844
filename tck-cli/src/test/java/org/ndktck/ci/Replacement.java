package org.ndktck.ci;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block that stands in place of a member of a class.
 *
 * @param file the class's file, without its directory
 * @param member the name of the method or constructor
 * @param text what is there afterwards
 */
record Replacement(String file, String member, String text) {

    private static final Pattern TITLE = Pattern.compile("// (\\w+\\.java), in place of (\\w+)\\R");

    static Replacement of(Block block) {
        Matcher title = TITLE.matcher(block.text());
        if (!title.lookingAt()) {
            throw new IllegalArgumentException(block + " does not begin with // FILE, in place of NAME");
        }
        return new Replacement(title.group(1), title.group(2), block.text().substring(title.end()));
    }

    /** The source with the new member: from its annotation, if it has one, to the brace that closes it. */
    String applyTo(String source) {
        List<String> lines = new ArrayList<>(source.lines().toList());
        Pattern head = Pattern.compile("( +)(?:public |private )?(?:\\w+ )?" + member + "\\(.*\\{");
        for (int i = 0; i < lines.size(); i++) {
            Matcher opening = head.matcher(lines.get(i));
            if (opening.matches()) {
                int first = lines.get(i - 1).strip().startsWith("@") ? i - 1 : i;
                int last = first + lines.subList(first, lines.size()).indexOf(opening.group(1) + "}");
                List<String> replaced = lines.subList(first, last + 1);
                replaced.clear();
                replaced.addAll(text.lines().toList());
                return String.join("\n", lines) + "\n";
            }
        }
        throw new IllegalArgumentException(file + " has no member " + member);
    }
}
