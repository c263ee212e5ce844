package org.ndktck.report.badge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Results;

class BadgeTest {

    private final Badge badge = new Badge(Results.CATALOG);

    @ParameterizedTest
    @CsvSource({
        "CONFORMS, 0, #1a7f37",
        "CONFORMS WITH 1 WAIVER, 0, #1a7f37",
        "CONFORMS AS FAR AS JUDGED: 12 of 249 MUSTs, 0, #9a6700",
        "DOES NOT CONFORM, 1, #c4232c",
        "UNDECIDED, 2, #9a6700",
        "NOT RUN: nothing was judged, 3, #6e7781",
        "KIT DEFECT, 4, #9a6700"
    })
    void showsTheHeadlineInItsColour(String text, int exitCode, String colour) throws Exception {
        byte[] svg = badge.write(result(text, exitCode));

        String claim = exitCode == 0 ? text + " (profile standard, self-assessed)" : text;
        assertThat(new String(svg, UTF_8)).contains(">" + claim + "</text>", "fill=\"" + colour + "\"");
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(svg))
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
    }

    private static RunResult result(String headline, int exitCode) {
        RunResult complete = Results.complete();
        return new RunResult(complete.info(), new Headline(headline, exitCode), complete.rows());
    }

    @Test
    void escapesMarkup() {
        assertThat(new String(badge.write(result("a<b>&\"c", 3)), UTF_8)).contains("a&lt;b&gt;&amp;&quot;c");
    }
}
