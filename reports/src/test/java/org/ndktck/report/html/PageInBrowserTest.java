package org.ndktck.report.html;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Results;

/** A page of very many findings as a browser shows and prints it; build/browser opens the samples. Chromium must be installed. */
@Tag("browser")
class PageInBrowserTest {

    /** Not asserted: machines differ. */
    private static final Path MEASURED = Path.of("target", "benchmark", "large-page.txt");

    private static final int BYTES = 5_000_000;

    @TempDir
    Path directory;

    @Test
    void findingsArePrintedUnfolded() throws Exception {
        assertThat(printed(large())).isGreaterThan(100);
    }

    @Test
    void twoHundredFindingsOfTwoHundredCallsAreSmallAndLaidOut() throws Exception {
        Path page = page(large());
        assertThat(Files.size(page)).isLessThan(BYTES);
        String text = Files.readString(page);
        String timed = text.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "")
                .replace("</body>", """
                        <script>addEventListener("load", () => {
                          const height = document.body.offsetHeight;
                          document.title = "laid out after " + Math.round(performance.now()) + " ms, " + height;
                        });</script></body>""");
        Files.writeString(page, timed);

        Matcher laidOut = Pattern.compile("laid out after (\\d+) ms")
                .matcher(chromium("--dump-dom", page.toUri().toString()));

        assertThat(laidOut.find()).isTrue();
        Files.createDirectories(MEASURED.getParent());
        Files.writeString(MEASURED, laidOut.group() + " from its start\n");
    }

    private int printed(RunResult result) throws Exception {
        Path pdf = directory.resolve("page.pdf");
        chromium("--print-to-pdf=" + pdf, page(result).toUri().toString());
        String text = Files.readString(pdf, ISO_8859_1);
        return (int) Pattern.compile("/Type /Page\\b").matcher(text).results().count();
    }

    private Path page(RunResult result) throws IOException {
        return Files.write(directory.resolve("page.html"), new HtmlReport(Results.CATALOG).write(result));
    }

    /** 441 rows, 200 of them with a finding of 200 calls each. */
    private static RunResult large() {
        List<Row> rows = new ArrayList<>();
        for (Row row : Results.complete().rows()) {
            rows.add(rows.size() < 200 ? violated(row) : row);
        }
        return new RunResult(Results.complete().info(), new Headline("DOES NOT CONFORM", 1), rows);
    }

    private static Row violated(Row row) {
        List<CallLine> calls = IntStream.rangeClosed(1, 200)
                .mapToObj(number -> new CallLine(
                        number == 190,
                        "#" + number + " C" + (number % 2 + 1)
                                + ".NdkGetConnectionData(pInboundReadLimit = & -> 2, pOutboundReadLimit = & -> 1,"
                                + " pPrivateData = &1009 bytes -> changed 0..0, pPrivateDataLength = &1009 -> &1)"
                                + " returned STATUS_SUCCESS (0x00000000)"))
                .toList();
        Finding finding = new Finding(
                row.id(),
                Finding.Kind.FORBIDDEN_SEEN,
                "returned STATUS_SUCCESS (0x00000000)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023) for " + row.id(),
                "C2 (passive side, peer sent 1 byte [01]), C1 (active side)",
                calls,
                row.id() + ":request-length=1",
                true);
        return new Row(
                row.id(),
                Verdict.VIOLATES,
                row.by(),
                finding.observed(),
                row.checkedBy(),
                row.evidence(),
                row.notes(),
                List.of(finding));
    }

    private String chromium(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                browser(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--enable-logging=stderr",
                "--user-data-dir=" + directory.resolve("profile")));
        command.addAll(Arrays.asList(options));
        Path out = directory.resolve("out.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(directory.resolve("said.txt").toFile())
                .start();
        assertThat(process.waitFor()).as("%s", said()).isZero();
        return Files.readString(out);
    }

    private String said() throws IOException {
        return Files.readString(directory.resolve("said.txt"), ISO_8859_1);
    }

    private static String browser() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(place -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(place, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("Chromium is missing; install it: apt-get install chromium"))
                .toString();
    }
}
