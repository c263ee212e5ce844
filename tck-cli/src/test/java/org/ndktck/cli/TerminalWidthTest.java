package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.faulty.getconnectiondata.AnswersTheLengthQueryWithBufferTooSmall;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.Paragraph;

/** What the command prints fits the terminal, and is readable without colours and in ASCII. */
class TerminalWidthTest {

    /** One word, also behind a label, a command or a path: something to copy, which nothing may break. */
    private static final Pattern TO_COPY = Pattern.compile(
            " *(?:\\S+|[A-Z][a-z]+(?: [a-z]+)? {2,}\\S+|Reproduce +ndk-tck replay .*|Report: .*|Replay with: .*)");

    private static final char ESCAPE = '\u001b';

    private static RunResult failing = Results.violating();

    /** Takes some seconds: a process is started for the provider. */
    private static String doctor = "";

    @TempDir
    private Path directory = Path.of("");

    @BeforeAll
    static void judgeAFaultyProvider() throws RunException {
        Selection few = new Selection(Set.of(RequirementId.GCD_07, RequirementId.GCD_09), Set.of());
        failing = TckRun.execute(
                new RunRequest(
                        new AnswersTheLengthQueryWithBufferTooSmall(),
                        Map.of(),
                        JudgingOptions.QUICK.withSelection(few)),
                RunListener.SILENT);
        doctor = Invocation.of(new RecordingEngine(failing), "doctor").out();
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 120, 200})
    void noLineIsLongerThanTheTerminal(int width) {
        outputs(width, false)
                .forEach((name, text) ->
                        assertThat(tooLong(text, width)).as(name).isEmpty());
    }

    @Test
    void theDoctorKnowsTheTerminal() {
        assertThat(tooLong(doctor, 40)).isNotEmpty();
        assertThat(tooLong(on(40, false, new RecordingEngine(failing), "doctor"), 40))
                .isEmpty();
    }

    /** Whoever reads by eye wants short lines on a wide terminal, too. */
    @Test
    void aWideTerminalIsNotFilled() {
        assertThat(tooLong(run(failing, 200, false), 110)).isEmpty();
    }

    @Test
    void noEscapeIsPrintedWithoutColours() {
        assertThat(run(failing, 80, true)).contains(String.valueOf(ESCAPE));
        outputs(80, false)
                .forEach((name, text) -> assertThat(text).as(name).isNotEmpty().doesNotContain(String.valueOf(ESCAPE)));
    }

    @Test
    void noColorSwitchesColoursOff() {
        assertThat(Terminal.wantsColours(Map.of())).isTrue();
        assertThat(Terminal.wantsColours(Map.of("NO_COLOR", ""))).isTrue();
        assertThat(Terminal.wantsColours(Map.of("NO_COLOR", "1"))).isFalse();
    }

    /** A console in ASCII prints a question mark for each character that it does not have. */
    @Test
    void everythingCanBePrintedInAscii() {
        outputs(80, true)
                .forEach((name, text) -> assertThat(text)
                        .as(name)
                        .isEqualTo(new String(text.getBytes(StandardCharsets.US_ASCII), StandardCharsets.US_ASCII)));
    }

    @Test
    void aLineThatIsTooLongIsSeen() {
        assertThat(tooLong("a line of words\n  averyverylongword\n", 10)).containsExactly("a line of words");
        assertThat(new Paragraph(10).folded("a line of words\n  averyverylongword\n"))
                .isEqualTo("a line of\n  words\n  averyverylongword\n");
    }

    private Map<String, String> outputs(int width, boolean colours) {
        Engine engine = new RecordingEngine(Results.conforming());
        Map<String, String> outputs = new TreeMap<>(Map.of(
                "run, conforming", run(Results.conforming(), width, colours),
                "run, failing", run(failing, width, colours),
                "doctor", new Paragraph(width).folded(doctor),
                "list", on(width, colours, new TckEngine(), "list"),
                "explain", on(width, colours, new TckEngine(), "explain", "GCD-07"),
                "help", on(width, colours, engine, "help")));
        HelpTest.subcommands().forEach(name -> outputs.put("help " + name, on(width, colours, engine, "help", name)));
        return outputs;
    }

    private String run(RunResult result, int width, boolean colours) {
        String report = directory.resolve("report").toString();
        return on(width, colours, new RecordingEngine(result), "run", "--no-progress", "--report", report);
    }

    private static String on(int width, boolean colours, Engine engine, String... args) {
        Invocation invocation = Invocation.onTerminal(width, colours, engine, args);
        assertThat(invocation.err()).isEmpty();
        return invocation.out();
    }

    private static List<String> tooLong(String text, int width) {
        return text.lines()
                .map(line -> line.replaceAll(ESCAPE + "\\[[0-9;]*m", ""))
                .filter(line -> line.length() > width && !TO_COPY.matcher(line).matches())
                .toList();
    }
}
