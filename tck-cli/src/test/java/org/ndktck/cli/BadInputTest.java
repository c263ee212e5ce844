package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input ends in one sentence that names it, exit code 3, and nothing run or written. */
class BadInputTest {

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--tries 0 | '--tries': '0' is no whole number of 1 to 2147483647",
                "--tries -5 | '-5' is no whole number",
                "--tries many | 'many' is no whole number",
                "--tries 2147483648 | '2147483648' is no whole number",
                "--seed -1 | '--seed': '-1' is no whole number of 0 to 9223372036854775807",
                "--seed x | 'x' is no whole number",
                "--patience 0 | '--patience': '0' is no whole number of 1 to 86400000",
                "--patience 5s | '5s' is no whole number",
                "--profile fast | '--profile': 'fast' is none of quick, standard, thorough",
                "--profile QUICK | 'QUICK' is none of quick, standard, thorough",
                "--format xml | '--format': 'xml' is none of text, json",
                "--shard 0/2 | '--shard': '0/2' is no shard; give its number and how many there are, such as 1/4",
                "--shard 3/2 | '3/2' is no shard",
                "--shard 1/513 | '1/513' is no shard",
                "--shard two | 'two' is no shard",
                "--fail-on never | '--fail-on': 'never' is none of violation, noted, undecided",
                "--only GCD-99 | 'GCD-99' matches no id of a requirement and no section, 'ndk-tck list' shows them",
                "--only GCD-99 | ; did you mean 'GCD-09'?",
                "--only gcdd | 'gcdd' matches no id of a requirement and no section",
                "--only gcdd | ; did you mean 'GCD'? Or see 'ndk-tck run --help'",
                "--skip XYZ-* | 'XYZ-*' matches no id of a requirement and no section",
                "--skip GCD.07 | 'GCD.07' matches no id of a requirement and no section",
                "--only GCD-07, | '' matches no id of a requirement",
                "--only= | '' matches no id of a requirement",
                "--isolation none --jobs 2 | --jobs is for workers, and --isolation none starts none; leave one",
                "--worker-arg=-Xmx2g --isolation none | --worker-arg is for workers, and --isolation none starts none",
                "--failed-in nowhere | nowhere holds no compliance.json",
                "--set key | Value for option '--set' (KEY=VALUE) should be in KEY=VALUE format but was key",
                "--provider refrence | no provider is named 'refrence'; known are reference",
                "--provider refrence | did you mean 'reference'",
                "--provider-path no/such.jar | --provider-path no/such.jar does not exist; name a jar",
                "--provider-path pom.xml | --provider-path pom.xml is no jar; name a jar",
                "--prvider acme | Unknown options: '--prvider', 'acme' (did you mean --provider",
                "--tries | Expected parameter for option '--tries' but found '--report'",
                "--report pom.xml/report | cannot be written, because",
                "--report pom.xml | is a file; name a directory",
                "--report src | src is not empty and holds no compliance.json"
            })
    void aBadOptionOfRunIsRefused(String options, String sentence) throws IOException {
        String defaults = options.contains("--report") ? "" : " --report " + directory.resolve("report");

        assertRefused(("run " + options + defaults).split(" ", -1), sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xyz | Unmatched argument at index 0: 'xyz'; the subcommands are run, replay, list,",
                "explain | Missing required parameter",
                "explain GCD-00 | 'GCD-00' matches no id of a requirement",
                "help rum | Unknown subcommand 'rum'; see 'ndk-tck --help'",
                "list --format yaml | 'yaml' is none of text, json",
                "providers --format yaml | 'yaml' is none of text, json",
                "providers --provider-path nowhere | --provider-path nowhere does not exist",
                "report | Missing required parameter: 'DIR'",
                "report nowhere | nowhere holds no compliance.json",
                "merge | Missing required parameter: 'SHARD'",
                "merge nowhere | nowhere holds no journal.jsonl; name a directory that 'ndk-tck run' has written",
                "replay | Missing required parameter: 'TOKEN'",
                "replay GCD-07:x --provider acme | no provider is named 'acme'",
                "replay GCD-07:x --patience -1 | '-1' is no whole number"
            })
    void aBadArgumentOfAnotherSubcommandIsRefused(String args, String sentence) throws IOException {
        assertRefused(args.split(" ", -1), sentence);
    }

    @Test
    void noSubcommandIsRefused() throws IOException {
        assertRefused(
                new String[0],
                "a subcommand is missing: run, replay, list, explain, providers, init, doctor, config, report, merge, verify, diff, trend or rerun");
    }

    private void assertRefused(String[] args, String sentence) throws IOException {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        Invocation refused = Invocation.of(engine, args);

        assertThat(refused.err()).startsWith("ndk-tck: ").contains(sentence).hasLineCount(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(engine.ran()).isFalse();
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).isEmpty();
        }
    }
}
