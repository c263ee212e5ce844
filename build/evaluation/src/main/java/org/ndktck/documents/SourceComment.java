package org.ndktck.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the comments of a source file say, as plain text. */
final class SourceComment {

    /** The comment of the type: the last one before the line that declares it. */
    private static final String BEFORE_THE_TYPE =
            "/\\*\\*((?:(?!/\\*\\*).)*?)\\*/\\s*(?:@(?:(?!/\\*\\*).)*?)?public (?:final )?(?:class|enum)";

    private static final String BEFORE_A_CONSTANT = "/\\*\\*((?:(?!/\\*\\*).)*?)\\*/\\s*%s\\(";
    private static final Pattern INLINE_TAG = Pattern.compile("\\{@\\w+ #?([^}]*)}");

    private final Path sources;

    /** Reads the sources of a module. */
    SourceComment(String module) {
        this.sources = Path.of("..", "..", module, "src", "main", "java");
    }

    /** What is said of a class or of an enumeration. */
    String of(Class<?> type) {
        return comment(type, BEFORE_THE_TYPE);
    }

    /** What is said of a constant that has arguments. */
    String of(Class<?> type, String constant) {
        return comment(type, BEFORE_A_CONSTANT.formatted(constant));
    }

    private String comment(Class<?> type, String pattern) {
        Path source = sources.resolve(type.getName().replace('.', '/') + ".java");
        try {
            Matcher comment =
                    Pattern.compile(pattern, Pattern.DOTALL).matcher(Files.readString(source, StandardCharsets.UTF_8));
            if (!comment.find()) {
                throw new IllegalStateException(source + " says nothing in front of " + pattern);
            }
            String words = comment.group(1).replaceAll("(?m)^\\s*\\* ?", " ").replaceAll("</?\\w+>", " ");
            return INLINE_TAG
                    .matcher(words)
                    .replaceAll("$1")
                    .replaceAll("\\s+", " ")
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
