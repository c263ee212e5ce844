package org.ndktck.cli.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintedTextTest {

    private final ByteArrayOutputStream original = new ByteArrayOutputStream();
    private final List<String> lines = new ArrayList<>();
    private final PrintedText text = new PrintedText(new PrintStream(original, true, UTF_8), 20, lines::add);
    private final PrintStream out = new PrintStream(text, true, UTF_8);

    @Test
    void linesAreKeptAndGoWhereTheyWent() {
        out.print("one\ntw\u00f6\n");

        assertThat(lines).containsExactly("one", "tw\u00f6");
        assertThat(original.toString(UTF_8)).isEqualTo("one\ntw\u00f6\n");
    }

    @Test
    void whatHasNoEndBelongsToTheRequirementAllTheSame() {
        out.print("half");
        assertThat(lines).isEmpty();

        text.next();

        assertThat(lines).containsExactly("half");
    }

    @Test
    void onlySoMuchIsKeptForOneRequirement() {
        out.print("0123456789\n0123456789\nmore");
        text.next();
        out.print("again\n");

        assertThat(lines).containsExactly("0123456789", "012345678", "(6 bytes more)", "again");
        assertThat(original.toString(UTF_8)).endsWith("moreagain\n");
    }

    @Test
    void aLongLineComesInParts() {
        PrintedText wide = new PrintedText(new PrintStream(original, true, UTF_8), 10_000, lines::add);
        byte[] line = "x".repeat(5000).getBytes(UTF_8);

        wide.write(line, 0, line.length);
        wide.next();

        assertThat(lines).extracting(String::length).containsExactly(4096, 904);
    }

    @Test
    void whoeverClosesTheStreamStopsOnlyHimself() {
        out.close();
        new PrintStream(text, true, UTF_8).print("still\n");

        assertThat(lines).containsExactly("still");
    }
}
