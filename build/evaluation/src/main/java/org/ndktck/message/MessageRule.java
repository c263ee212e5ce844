package org.ndktck.message;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.ndktck.catalog.Requirement;
import org.ndktck.engine.Manifest;
import org.ndktck.judging.Token;
import org.ndktck.report.model.CallLine;

/** What every failure has to keep, so that a developer who never saw the kit can read it. */
enum MessageRule {
    /** It begins with the id and title of the catalogue. */
    HEADING(failure -> differs(
            failure.heading(),
            failure.requirement().id() + ": " + failure.requirement().title())),

    /** What the document demands, when, and where it says so. */
    DEMAND(failure -> {
        Requirement requirement = failure.requirement();
        String all = requirement.condition() + " => " + requirement.demand() + " " + requirement.source();
        boolean blank = requirement.demand().isBlank() || requirement.source().isBlank();
        return blank
                ? Optional.of("the catalogue has no demand or no source")
                : differs(failure.field("Demanded"), all);
    }),

    /** Both are there, and are not the same. */
    EXPECTED_AND_OBSERVED(failure -> {
        String expected = failure.field("Expected");
        String observed = failure.field("Observed");
        return expected.isBlank() || observed.isBlank() || expected.equals(observed)
                ? Optional.of("expected '" + expected + "', observed '" + observed + "'")
                : Optional.empty();
    }),

    /** Who did it, and the calls in their order, numbered. */
    CALLS(failure -> {
        List<CallLine> calls = failure.finding().calls();
        boolean numbered = IntStream.range(0, calls.size())
                .allMatch(at -> calls.get(at).text().startsWith("#" + (at + 1) + " "));
        return calls.isEmpty() || !numbered || failure.finding().scene().isBlank()
                ? Optional.of("scene '" + failure.finding().scene() + "', calls " + calls)
                : Optional.empty();
    }),

    /** One call is marked, except where none is to blame. */
    JUDGED_CALL(failure -> {
        long judged =
                failure.finding().calls().stream().filter(CallLine::judged).count();
        long wanted = ShownByState.reasons().containsKey(failure.requirement().id()) ? 0 : 1;
        return judged == wanted ? Optional.empty() : Optional.of(judged + " calls are marked, not " + wanted);
    }),

    /** The command shows it again: the token is one that this kit reads, and is in the command. */
    TOKEN(failure -> {
        String token = failure.finding().token();
        try {
            Token.parse(token, Manifest.properties());
        } catch (IllegalArgumentException e) {
            return Optional.of("the token " + token + " cannot be read: " + e.getMessage());
        }
        return failure.field("Reproduce").startsWith("ndk-tck replay " + token + " --provider ")
                ? Optional.empty()
                : Optional.of("the token is not in: " + failure.field("Reproduce"));
    }),

    /** Nothing of the machinery behind the kit, and nothing that only this process knows. */
    NO_MACHINERY(failure -> found(
            failure,
            Pattern.compile("jqwik|junit|opentest4j|assertj|AssertionError|\\bat [a-z]\\w*(\\.\\w+)+\\(|java\\.base/"
                    + "|org\\.ndktck\\.(bench|engine|gate|invariants|judging|memory|plan|properties|suite|verify)\\b"
                    + "|[Ll]ambda|\\w\\$\\w|@[0-9a-f]{5,8}\\b"))),

    /** No word that means something only inside the kit, and no bare comparison. */
    PLAIN_WORDS(failure -> found(
            failure,
            Pattern.compile("(?i:\\b(try|tries|plans?|arbitrary|shrunk|shrinking|sample|mock|stub|assertion)\\b)"
                    + "|expected: ?<|but was|\\bOptional\\b|(?<!passed |returned |with )\\bnull\\b"))),

    /** A status is followed by its number. */
    HEX(failure -> found(failure, Pattern.compile("\\bSTATUS_[A-Z_0-9]+(?! \\(0x[0-9A-F]{8}\\))\\b(?!_)"))),

    /** Lines fit a terminal, but for the command, which is there to be copied. */
    LINES(failure -> failure.text().stream()
            .filter(line -> !line.startsWith("  Reproduce"))
            .filter(line -> line.length() > MessageRule.WIDTH || line.isBlank() || !line.equals(line.stripTrailing()))
            .findFirst()
            .map(line -> "a line is too long or blank: '" + line + "'"));

    private static final int WIDTH = 110;

    @SuppressWarnings("ImmutableEnumChecker") // the functions are pure and hold nothing
    private final Function<Failure, Optional<String>> complaint;

    MessageRule(Function<Failure, Optional<String>> complaint) {
        this.complaint = complaint;
    }

    /** What is wrong, if anything is. */
    Optional<String> complaint(Failure failure) {
        return complaint.apply(failure).map(text -> failure.requirement().id() + " " + this + ": " + text);
    }

    private static Optional<String> differs(String seen, String wanted) {
        String oneLine = wanted.replaceAll("\\s+", " ").strip();
        return seen.equals(oneLine) ? Optional.empty() : Optional.of("'" + seen + "' is not '" + oneLine + "'");
    }

    private static Optional<String> found(Failure failure, Pattern unwanted) {
        return failure.said().stream()
                .map(unwanted::matcher)
                .filter(Matcher::find)
                .findFirst()
                .map(matcher -> "'" + matcher.group() + "' stands in: " + matcher.replaceAll("«$0»"));
    }
}
