package org.ndktck.report.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Results;

class ComplianceSchemaTest {

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(shipped());

    @ParameterizedTest
    @MethodSource("org.ndktck.report.json.ComplianceFileTest#results")
    void whatIsWrittenIsValid(RunResult result) {
        assertThat(errors(text(result))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    "formatVersion": 1,  | "formatVersion": 2,
                    "headline": "DOES    | "headline": "PERHAPS DOES
                    "exitCode": 1,       | "exitCode": 5,
                    "exitCode": 1,       | "exitCode": 1, "extra": 1,
                    "WAIVED": 0,         |
                    "verdict": "FLAKY"   | "verdict": "GREAT"
                    "by": "kit"          | "by": null
                    "actor": "EITHER"    | "actor": "NOBODY"
                    "modality": "MAY"    | "modality": "COULD"
                    "demanded": true     | "demanded": "yes"
                    "ACTIVE": 512        | "ACTIVE": -1
                    "kind": "FORBIDDEN_SEEN" | "kind": "ODD"
                    "reading": "AMB-02"  | "readings": "AMB-02"
                    "id": "GCD-07"       | "id": "gcd-7"
                    """)
    void whatIsDamagedIsNot(String intact, String damaged) {
        String text = text(Results.mixed());
        assertThat(text).contains(intact);

        assertThat(errors(text.replace(intact, damaged == null ? "" : damaged))).isNotEmpty();
    }

    @Test
    void oneRequirementTooFewIsNot() {
        String text = text(Results.mixed());
        String oneLess =
                text.substring(0, text.lastIndexOf("    {\n      \"id\"")).stripTrailing();

        assertThat(errors(oneLess.substring(0, oneLess.length() - 1) + "]}")).isNotEmpty();
    }

    private List<com.networknt.schema.Error> errors(String json) {
        return schema.validate(json, InputFormat.JSON);
    }

    private static String text(RunResult result) {
        return new String(new ComplianceFile(Results.CATALOG).write(result), UTF_8);
    }

    private static String shipped() {
        try (InputStream stream = ComplianceFile.class.getResourceAsStream("compliance.schema.json")) {
            assertThat(stream).as("the schema beside ComplianceFile").isNotNull();
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
