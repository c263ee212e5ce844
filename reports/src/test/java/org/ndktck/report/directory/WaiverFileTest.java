package org.ndktck.report.directory;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.waiver.Waiver;

class WaiverFileTest {

    private static final String GOOD = """
            waivers:
              - id: GCD-07
                reason: fixed in firmware 3
                owner: Kim
                reference: NDK-12
                expires: 2027-01-31
            """;

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(shipped());

    @TempDir
    private Path directory = Path.of("");

    private Path file(String content) throws IOException {
        return Files.writeString(directory.resolve("waivers.yaml"), content);
    }

    @Test
    void waiversAreRead() throws Exception {
        assertThat(WaiverFile.read(file(GOOD)))
                .containsExactly(
                        new Waiver("GCD-07", "fixed in firmware 3", "Kim", "NDK-12", LocalDate.of(2027, 1, 31)));
        assertThat(WaiverFile.read(file("waivers: []"))).isEmpty();
        assertThat(schema.validate(GOOD, InputFormat.YAML)).isEmpty();
    }

    /** The schema, which editors read, knows what the reader knows. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            owner: Kim           |                      | waivers[0].owner
            owner: Kim           | owner:               | owner
            owner: Kim           | owner: ''            | is blank
            owner: Kim           | team: Kim            | Missing field 'owner'
            waivers:             | waiver:              | Missing field 'waivers'
            """)
    void whatIsNoFileOfWaiversIsRefusedWithItsPlace(String intact, String damaged, String sentence) throws Exception {
        String content = GOOD.replace(intact, damaged == null ? "" : damaged);

        assertThatThrownBy(() -> WaiverFile.read(file(content)))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("waivers.yaml")
                .hasMessageContaining(sentence);
        assertThat(schema.validate(content, InputFormat.YAML)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"31.01.2027, '31.01.2027' is not permitted", "soon, 'soon' is not permitted"})
    void aDayIsWrittenAsYearMonthDay(String day, String sentence) throws Exception {
        assertThatThrownBy(() -> WaiverFile.read(file(GOOD.replace("2027-01-31", day))))
                .hasMessageContaining(sentence)
                .hasMessageContaining("a date such as 2027-01-31");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '[ unclosed'        | cannot be read
            'just text'         | cannot be read
            ''                  | cannot be read
            'waivers: {a: b}'   | cannot be read
            """)
    void whatIsNoListIsRefused(String content, String sentence) throws Exception {
        assertThatThrownBy(() -> WaiverFile.read(file(content)))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aFieldTooManyIsNamed() throws Exception {
        assertThatThrownBy(() -> WaiverFile.read(file(GOOD + "    team: Driver\n")))
                .hasMessageContaining("unknown field 'team'");
    }

    @Test
    void twoWaiversOfOneRequirementAreRefused() throws Exception {
        assertThatThrownBy(() -> WaiverFile.read(file(GOOD + GOOD.replace("waivers:\n", ""))))
                .hasMessageContaining("has two waivers of GCD-07; leave one of them");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> WaiverFile.read(directory.resolve("none.yaml")))
                .hasMessageContaining("none.yaml does not exist; name a file of waivers");
    }

    private static String shipped() {
        try (InputStream stream = ComplianceFile.class.getResourceAsStream("waivers.schema.json")) {
            assertThat(stream).as("the schema beside ComplianceFile").isNotNull();
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
