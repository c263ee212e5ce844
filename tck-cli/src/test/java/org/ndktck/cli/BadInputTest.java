package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.cli.config.Configuration;
import org.ndktck.report.directory.ReportException;

/**
 * Bad input ends in one sentence that names it, exit code 3, and nothing run or written.
 *
 * <p>In a command line {@code ~/} is a directory with {@link BadInputFiles}; variables and system properties stand in front.
 */
class BadInputTest {

    @TempDir
    private static Path directory = Path.of("");

    @BeforeAll
    static void makeFiles() throws IOException, ReportException, NoSuchAlgorithmException {
        BadInputFiles.makeIn(directory);
    }

    @AfterEach
    void removeConfiguration() throws IOException {
        Files.deleteIfExists(directory.resolve("ndk-tck.yaml"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--tries 0 | '--tries': '0' is no whole number of 1 to 2147483647",
                "--tries -5 | '-5' is no whole number",
                "--tries +5 | '+5' is no whole number",
                "--tries many | 'many' is no whole number",
                "--tries 1e3 | '1e3' is no whole number",
                "--tries 1,000 | '1,000' is no whole number",
                "--tries 0x10 | '0x10' is no whole number",
                "--tries \u0665 | '\u0665' is no whole number",
                "--tries 2147483648 | '2147483648' is no whole number",
                "--tries= | '--tries': '' is no whole number",
                "--tries 5 --tries 6 | option '--tries' (N) should be specified only once",
                "--seed -1 | '--seed': '-1' is no whole number of 0 to 9223372036854775807",
                "--seed x | 'x' is no whole number",
                "--seed 1.5 | '1.5' is no whole number",
                "--seed 9223372036854775808 | '9223372036854775808' is no whole number",
                "--patience 0 | '--patience': '0' is no whole number of 1 to 86400000",
                "--patience 5s | '5s' is no whole number",
                "--patience 86400001 | '86400001' is no whole number",
                "--profile fast | '--profile': 'fast' is none of quick, standard, thorough",
                "--profile QUICK | 'QUICK' is none of quick, standard, thorough",
                "--profile= | '--profile': '' is none of quick, standard, thorough",
                "--profile quick,thorough | 'quick,thorough' is none of quick, standard, thorough",
                "--format xml | '--format': 'xml' is none of text, json",
                "--shard 0/2 | '--shard': '0/2' is no shard; give its number and how many there are, such as 1/4",
                "--shard 3/2 | '3/2' is no shard",
                "--shard 1/513 | '1/513' is no shard",
                "--shard 1/2/3 | '1/2/3' is no shard",
                "--shard -1/2 | '-1/2' is no shard",
                "--shard 01/02 | '01/02' is no shard",
                "--shard two | 'two' is no shard",
                "--fail-on never | '--fail-on': 'never' is none of violation, noted, undecided",
                "--fail-on violations | 'violations' is none of violation",
                "--peer 10.0.0.2 | '--peer': '10.0.0.2' is no place of a peer; give HOST:PORT, such as 10.0.0.2:4711",
                "--peer :4711 | ':4711' is no place of a peer",
                "--peer a:b | 'a:b' is no place of a peer",
                "--peer ::1:4711 | '::1:4711' is no place of a peer",
                "--peer host:65536 | 'host:65536' is no place of a peer",
                "--peer= | '--peer': '' is no place of a peer",
                "--peer 127.0.0.1:1 | no peer answers at 127.0.0.1:1: Connection refused; start 'ndk-tck peer' there first",
                "--time-limit 0 | '0' is no time limit; give seconds, or a number with s, m or h, such as 90s or 30m",
                "--time-limit 1h30m | '1h30m' is no time limit",
                "--time-limit 5min | '5min' is no time limit",
                "--time-limit 9999999 | '9999999' is no time limit",
                "--jobs 257 | '--jobs': '257' is no whole number of 1 to 256",
                "--jobs auto | 'auto' is no whole number",
                "--jobs 2.5 | '2.5' is no whole number",
                "--isolation process | '--isolation': 'process' is none of fork, none",
                "--only GCD-99 | 'GCD-99' matches no id of a requirement and no section, 'ndk-tck list' shows them",
                "--only GCD-99 | ; did you mean 'GCD-09'?",
                "--only gcdd | 'gcdd' matches no id of a requirement and no section",
                "--only gcdd | ; did you mean 'GCD'? Or see 'ndk-tck run --help'",
                "--only GCD_07 | did you mean 'GCD-07'?",
                "--only GCD-07;GCD-09 | 'GCD-07;GCD-09' matches no id of a requirement",
                "--only GCD-07 GCD-09 | Unmatched argument at index 3: 'GCD-09'",
                "--skip XYZ-* | 'XYZ-*' matches no id of a requirement and no section",
                "--skip GCD.07 | 'GCD.07' matches no id of a requirement and no section",
                "--only GCD-07, | '' matches no id of a requirement",
                "--only= | '' matches no id of a requirement",
                "--isolation none --jobs 2 | --jobs is for workers, and --isolation none starts none; leave one",
                "--worker-arg=-Xmx2g --isolation none | --worker-arg is for workers, and --isolation none starts none",
                "--worker-arg= | '--worker-arg' (ARG): '' is no option of a Java runtime; give one as a whole, such as -Xmx2g",
                "--worker-arg=Xmx2g | 'Xmx2g' is no option of a Java runtime",
                "--worker-arg | Expected parameter for option '--worker-arg'",
                "--failed-in nowhere | nowhere holds no compliance.json",
                "--failed-in= | '--failed-in': '' is no path; name a file or a directory",
                "--failed-in ~/empty | ~/empty holds no compliance.json",
                "--failed-in ~/full/file | ~/full/file holds no compliance.json",
                "--failed-in ~/torn | ~/torn/compliance.json is damaged: Unexpected end-of-input",
                "--failed-in ~/report --only CEV | nothing of what is selected failed in ~/report; leave --failed-in out",
                "--set key | '--set' (KEY=VALUE): 'key' is no setting; give KEY=VALUE, such as device=0",
                "--set key:1 | 'key:1' is no setting",
                "--set =1 | '=1' is no setting",
                "--set= | '' is no setting",
                "--set a=1 --set b=1 --set a=2 | --set a has two values, '1' and '2'; leave one out",
                "--provider= | no provider is named ''",
                "--provider refrence | no provider is named 'refrence'; known are reference",
                "--provider refrence | did you mean 'reference'",
                "--provider Reference | did you mean 'reference'",
                "--provider grid:Nothing | no fault of the grid is named 'grid:Nothing'",
                "--provider a --provider b | option '--provider' (NAME) should be specified only once",
                "--provider native | --provider native does not say which library; write --provider native:PATH",
                "--provider native:x.so --isolation none | --isolation none runs the provider in this process, and native",
                "--provider-path= | '--provider-path' (JAR|DIR): '' is no path; name a file or a directory",
                "--provider-path no/such.jar | --provider-path no/such.jar does not exist; name a jar",
                "--provider-path C:\\acme\\acme.jar | --provider-path C:\\acme\\acme.jar does not exist",
                "--provider-path ~/other.jar;~/nothing.jar | ;~/nothing.jar does not exist",
                "--provider-path ~/*.jar | ~/*.jar does not exist",
                "--provider-path ~/link.jar | ~/link.jar does not exist",
                "--provider-path ~/full/file/acme.jar | ~/full/file/acme.jar does not exist",
                "--provider-path pom.xml | --provider-path pom.xml is no jar; name a jar",
                "--provider-path ~/text.jar | ~/text.jar is no jar",
                "--provider-path ~/zero.jar | ~/zero.jar is no jar",
                "--provider-path ~/noise.jar | ~/noise.jar is no jar",
                "--provider-path ~/huge.jar | ~/huge.jar is no jar",
                "--provider-path ~/torn.jar | ~/torn.jar is no jar",
                "--provider-path ~/jars | ~/jars/torn.jar is no jar",
                "--provider-path ~/nothing.jar | has no provider; check its META-INF/services/org.ndktck.api.provider.NdkProvider",
                "--provider-path ~/other.jar | ~/other.jar has no provider",
                "--provider-path ~/empty | ~/empty has no provider",
                "--provider-path ~/service-empty.jar | ~/service-empty.jar has no provider",
                "--provider-path ~/service-missing.jar | Provider com.acme.Missing not found; correct META-INF/services/",
                "--provider-path ~/service-utf16.jar | save META-INF/services/org.ndktck.api.provider.NdkProvider in UTF-8 without",
                "--provider-path ~/service-mark.jar | in UTF-8 without a byte order mark; 'ndk-tck doctor'",
                "--prvider acme | Unknown options: '--prvider', 'acme' (did you mean --provider?)",
                "--providerpath a.jar | (did you mean --provider-path?)",
                "--tires 5 | Unknown options: '--tires', '5' (did you mean --tries?)",
                "--Tries 5 | (did you mean --tries?)",
                "-tries 5 | (did you mean --tries?)",
                "\u2014tries 5 | (did you mean --tries?)",
                "/tries:5 | '/tries:5' (did you mean --tries?)",
                "--package a | --package is an option of 'ndk-tck init'",
                "--no-progress=maybe | '--no-progress': 'maybe' is neither true nor false",
                "--no-progress= | '--no-progress': '' is neither true nor false; leave the equals sign out, too",
                "--require-complete= | '--require-complete': '' is neither true nor false",
                "--require-complete=1 | '1' is neither true nor false",
                "--tries | Expected parameter for option '--tries' but found '--report'",
                "GCD-07 | Unmatched argument at index 1: 'GCD-07'",
                "--report pom.xml/report | cannot be written, because",
                "--report pom.xml | is a file; name a directory",
                "--report src | src is not empty and holds no compliance.json",
                "--report= | '--report': '' is no path; name a file or a directory",
                "--report ~/full | ~/full is not empty and holds no compliance.json, so it is not a report",
                "--report ~/full/file/a/b | cannot be written, because ~/full/file is a file; name another directory",
                "--report ~/notes | ~/notes holds notes.txt, which would be lost if the report were replaced",
                "--report ~/a --report ~/b | option '--report' (DIR) should be specified only once"
            })
    void aBadOptionOfRunIsRefused(String options, String sentence) throws IOException {
        String defaults = options.contains("--report") ? "" : " --report ~/new";

        assertRefused("run " + options + defaults, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xyz | Unmatched argument at index 0: 'xyz'; the subcommands are run, replay, peer, list,",
                "RUN | (did you mean run?); see 'ndk-tck --help'",
                "--run | Unknown option: '--run'; the subcommands are run,",
                "--only GCD-07 | Unknown options: '--only', 'GCD-07'; --only is an option of 'ndk-tck run'",
                "--versoin | (did you mean --version?)",
                "explain | Missing required parameter",
                "explain GCD-00 | 'GCD-00' matches no id of a requirement",
                "explain GCD-07 gcd-99 | 'gcd-99' matches no id of a requirement",
                "help rum | Unknown subcommand 'rum'; did you mean 'run'?",
                "help xyz | Unknown subcommand 'xyz'; the subcommands are run,",
                "help run list | Unmatched argument at index 2: 'list'",
                "list --format yaml | 'yaml' is none of text, json",
                "list GCD | Unmatched argument at index 1: 'GCD'",
                "list --only GCD | --only is an option of 'ndk-tck run'",
                "providers --format yaml | 'yaml' is none of text, json",
                "providers --all --format json | --all is for text, and --format json shows all anyway; leave --all out",
                "providers --provider-path nowhere | --provider-path nowhere does not exist",
                "providers --provider-path= | '' is no path",
                "providers --provider-path ~/other.jar | ~/other.jar has no provider; check its META-INF/services/",
                "providers acme.jar | Unmatched argument at index 1: 'acme.jar'",
                "doctor --jobs 2 | --jobs is an option of 'ndk-tck run'",
                "doctor --set device | 'device' is no setting",
                "doctor --set a=1 --set a=1 | --set a has two values",
                "doctor --provider-path= | '' is no path",
                "doctor acme.jar | Unmatched argument at index 1: 'acme.jar'",
                "init | Missing required parameter: 'DIR'",
                "init= | (did you mean init?)",
                "init ~/full | ~/full is not empty; name a new directory",
                "init ~/full/file/new | ~/full/file is a file, so that no directory can be made in it",
                "init ~/new --name con | has the part 'con', which Windows keeps for a device",
                "init ~/new --package java.acme | 'java.acme' is no name of a package",
                "init ~/new --name= | --name '' is no name of a project",
                "init ~/new --name ../acme | --name '../acme' is no name of a project",
                "init ~/new --nmae acme | (did you mean --name?)",
                "config tries | Unmatched argument at index 1: 'tries'",
                "config --tries 5 | --tries is an option of 'ndk-tck run'",
                "report | Missing required parameter: 'DIR'",
                "report nowhere | nowhere holds no compliance.json",
                "report ~/full/file | ~/full/file holds no compliance.json",
                "report ~/folder | ~/folder holds no compliance.json",
                "report ~/noise | ~/noise/compliance.json is damaged: ",
                "report ~/notes | ~/notes holds notes.txt, which would be lost",
                "report ~/going-on | running.jsonl holds nothing: the run had not begun to judge; run the kit again",
                "report ~/report ~/report | Unmatched argument at index 2",
                "merge | Missing required parameter: 'SHARD'",
                "merge nowhere | nowhere holds no journal.jsonl; name a directory that 'ndk-tck run' has written",
                "merge ~/report | ~/report is the report of a whole run, not of a shard; name what --shard has written",
                "merge ~/shard-1 | shard 2 of 2 is missing; name the report directory of every shard",
                "merge ~/shard-1 ~/shard-1-again | both hold shard 1 of 2; name each shard once",
                "merge ~/shard-1 ~/shard-2-of-3 | different runs: the number of shards is 2 in",
                "merge ~/shard-1 ~/shard-2-other-seed | different runs: the seed is 1 in",
                "merge ~/shard-1 ~/shard-2 --report ~/shard-1 | would take the place of the shard in ~/shard-1",
                "merge ~/shard-1 ~/shard-2 --report ~/full | ~/full is not empty and holds no compliance.json",
                "merge ~/shard-1 ~/journal-blank | ~/journal-blank had not begun to judge; run the shard again",
                "verify | Missing required parameter: 'DIR'",
                "verify ~/no-journal | ~/no-journal holds no journal.jsonl",
                "verify ~/journal-blank | says nothing of a run; name a directory",
                "verify ~/journal-torn | says nothing of a run; name a directory",
                "verify ~/journal-without-end | journal.jsonl has no end, and compliance.json beside it is not the result",
                "verify ~/journal-other | is damaged: line 1: a line of the journal is none: began: Missing field 'began'; run",
                "verify ~/journal-utf16 | journal.jsonl is damaged: it is not in UTF-8; run the kit again",
                "verify ~/noise | ~/noise/journal.jsonl is damaged: it is not in UTF-8",
                "verify ~/journal-other-kit | version 0.0.1 of the kit has written",
                "verify ~/going-on-noise | holds a run that goes on or was cut off; wait for its end",
                "verify ~/report/compliance.json | compliance.json holds no journal.jsonl",
                "verify ~/report --sign ~/nowhere | the key ~/nowhere cannot be read; name a file",
                "verify ~/report --key ~/text.jar | ~/text.jar holds no public key in PEM; name a file",
                "verify ~/report --sign ~/secret.pem | does not say which files of the provider were judged",
                "verify ~/report --sign ~/rsa.pem | ~/rsa.pem holds a private key that is none of Ed25519; make one",
                "verify ~/report --format xml | '--format': 'xml' is none of text, json",
                "diff ~/report | Missing required parameter: 'AFTER'",
                "diff ~/report nowhere | nowhere holds no compliance.json",
                "diff ~/report ~/blank | ~/blank/compliance.json is damaged: formatVersion is missing",
                "diff ~/report ~/list | ~/list/compliance.json is damaged: formatVersion is missing",
                "diff ~/newer ~/report | is of another version of the kit: formatVersion is 2; this version of the kit reads 1; use",
                "diff ~/older ~/report | formatVersion is 0; this version of the kit reads 1",
                "diff ~/report ~/unknown-verdict | the value 'GREAT' is not permitted",
                "diff ~/report ~/unknown-row | requirements has GEN-99 where GEN-01 belongs",
                "diff ~/report ~/report --format html | 'html' is none of text, markdown, json",
                "diff ~/report ~/report ~/report | Unmatched argument at index 3",
                "completion | Missing required parameter: 'SHELL'",
                "completion fish | 'fish' is none of bash, zsh",
                "replay | Missing required parameter: 'TOKEN'",
                "replay GCD-07:x --provider acme | no provider is named 'acme'",
                "replay GCD-07:x --provider native | --provider native does not say which library; write --provider native:PATH",
                "replay GCD-07:x --patience -1 | '-1' is no whole number",
                "replay GCD-07:x --provider-path ~/text.jar | ~/text.jar is no jar",
                "replay GCD-07:x --tries 5 | --tries is an option of 'ndk-tck run'"
            })
    void aBadArgumentOfAnotherSubcommandIsRefused(String args, String sentence) throws IOException {
        assertRefused(args, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NDKTCK_TRIES=0 | '0' is no whole number of 1 to 2147483647 (environment NDKTCK_TRIES)",
                "NDKTCK_TRYS=5 | the variable 'NDKTCK_TRYS' in the environment is not known; did you mean 'NDKTCK_TRIES'?",
                "NDKTCK_tries=5 | did you mean 'NDKTCK_TRIES'?",
                "NDKTCK_=5 | the variable 'NDKTCK_' in the environment is not known",
                "NDKTCK_FORMAT=json | the variable 'NDKTCK_FORMAT' in the environment is not known",
                "NDKTCK_NO_PROGRESS=1 | '1' is neither true nor false (environment NDKTCK_NO_PROGRESS)",
                "NDKTCK_SET=device | 'device' is no setting; give KEY=VALUE, such as device=0 (environment NDKTCK_SET)",
                "NDKTCK_ONLY=GCD-99 | did you mean 'GCD-09'? (environment NDKTCK_ONLY)",
                "NDKTCK_JOBS=2 NDKTCK_ISOLATION=none | --jobs is for workers, and --isolation none starts none",
                "NDKTCK_PROVIDER_PATH=a.jar:b.jar | --provider-path a.jar:b.jar does not exist",
                "NDKTCK_WORKER_ARG=Xmx1g | 'Xmx1g' is no option of a Java runtime",
                "-Dndktck.tries=five | 'five' is no whole number of 1 to 2147483647 (system property ndktck.tries)",
                "-Dndktck.fail-on=noted | did you mean 'ndktck.failOn'?",
                "-Dndktck.set.=1 | '=1' is no setting; give KEY=VALUE, such as device=0 (system property ndktck.set.*)",
                "-Dndktck.shard=2/1 | '2/1' is no shard",
                "-Dndktck.profile=fast | 'fast' is none of quick, standard, thorough (system property ndktck.profile)"
            })
    void aBadVariableOrPropertyIsRefused(String set, String sentence) throws IOException {
        assertRefused(set + " run --report ~/new", sentence);
    }

    /** Line ends and tabs of the file are written as in Java. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "trise: 5 | the key 'trise' in ndk-tck.yaml is not known; did you mean 'tries'?",
                "Tries: 5 | did you mean 'tries'?",
                "fail_on: noted | did you mean 'fail-on'?",
                "set.device: 0 | the key 'set.device' in ndk-tck.yaml is not known",
                "format: json | the key 'format' in ndk-tck.yaml is not known; 'ndk-tck config' shows what can be set",
                "tries: 0 | '--tries': '0' is no whole number of 1 to 2147483647 (ndk-tck.yaml); see",
                "tries: 1.5 | '1.5' is no whole number",
                "tries: [1, 2] | the key tries in ndk-tck.yaml has 2 values and takes one",
                "tries: | the key tries in ndk-tck.yaml has no value; give one behind the colon",
                "tries: 5\\ntries: 6 | ndk-tck.yaml line 2 is no YAML: found duplicate key tries",
                "tries: 5\\n jobs: 2 | ndk-tck.yaml line 2 is no YAML",
                "\\ttries: 5 | ndk-tck.yaml line 1 is no YAML: found character '\\t(TAB)' that cannot start any token; write",
                "profile: @quick | found character '@' that cannot start any token",
                "provider-path: \"C:\\drivers\\acme.jar\" | ndk-tck.yaml line 1 is no YAML: found unknown escape character d",
                "profile: !!java.net.URL [x] | could not determine a constructor for the tag",
                "profile: [quick | ndk-tck.yaml line ",
                "---\\ntries: 5\\n---\\ntries: 6 | found another document",
                "[a, b]: 5 | ndk-tck.yaml has a key that is no word",
                "just text | ndk-tck.yaml holds no keys; write 'key: value' on each line",
                "- tries | ndk-tck.yaml holds no keys; write 'key: value' on each line",
                "tries=5 | ndk-tck.yaml holds no keys",
                "only: [] | the key only in ndk-tck.yaml has no value; give one, or leave the key out",
                "only: [[GCD-07]] | the key only in ndk-tck.yaml has lists or keys within its value",
                "set: {device: } | the key set.device in ndk-tck.yaml has no value",
                "set: {device: {name: 1}} | the key set.device in ndk-tck.yaml has lists or keys within its value",
                "set: [device] | 'device' is no setting",
                "report: \"\" | '--report': '' is no path",
                "no-progress: yes | 'yes' is neither true nor false (ndk-tck.yaml)"
            })
    void aBadConfigurationFileIsRefused(String text, String sentence) throws IOException {
        String content = text.replace("\\n", "\n").replace("\\t", "\t");
        Files.writeString(directory.resolve("ndk-tck.yaml"), content);

        assertRefused("run", sentence);
        assertRefused("config", sentence);
    }

    @Test
    void aConfigurationFileInAnotherEncodingIsRefused() throws IOException {
        Files.write(directory.resolve("ndk-tck.yaml"), new byte[] {(byte) 0xFF, (byte) 0xFE, 't', 0});
        assertRefused("run", "ndk-tck.yaml is not in UTF-8; save it in that encoding");
    }

    @Test
    void aDirectoryInItsPlaceIsRefused() throws IOException {
        Files.createDirectory(directory.resolve("ndk-tck.yaml"));
        assertRefused("run", "ndk-tck.yaml cannot be read: ");
    }

    /** What only the kit or the provider itself can know. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run --only GCD-07 --skip GCD | leaves nothing to judge",
                "run --only GCD-06 | leaves nothing to judge",
                "run --only GCD-07 --shard 2/2 | has nothing to judge, because the selection",
                "run --isolation none --set nonsense=1 | nonsense",
                "run --isolation none --set families= | families",
                "run --worker-arg=-Xnonsense --only GCD-07 | a worker's Java runtime did not start: Unrecognized option: -Xnonsense",
                "replay nonsense | 'nonsense' is no token of this kit",
                "replay GCD-99:side=active | is no token of this kit: it does not begin with the id of a requirement",
                "replay GCD-07:side=sideways | sideways"
            })
    void whatTheKitCannotRunIsRefused(String args, String sentence) throws IOException {
        assertRefused(args.startsWith("run") ? args + " --report ~/new" : args, sentence, new TckEngine());
    }

    @Test
    void noSubcommandIsRefused() throws IOException {
        assertRefused(
                "",
                "a subcommand is missing, one of run, replay, peer, list, explain, providers, init, doctor, config, report, merge, verify, diff,");
    }

    private static void assertRefused(String args, String sentence) throws IOException {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        assertRefused(args, sentence, engine);

        assertThat(engine.ran()).isFalse();
    }

    private static void assertRefused(String line, String sentence, Engine engine) throws IOException {
        List<String> before = BadInputFiles.content(directory);

        Invocation refused = invoke(engine, line.replace("~/", directory + "/"));

        assertThat(refused.err())
                .startsWith("ndk-tck: ")
                .contains(sentence.replace("~/", directory + "/"))
                .hasLineCount(1)
                .doesNotContain("\tat ");
        assertThat(refused.out()).isEmpty();
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(BadInputFiles.content(directory)).isEqualTo(before);
    }

    private static Invocation invoke(Engine engine, String line) {
        Map<String, String> properties = new TreeMap<>();
        Map<String, String> environment = new TreeMap<>();
        List<String> args = new ArrayList<>();
        for (String word : line.isEmpty() ? new String[0] : line.split(" ", -1)) {
            String[] parts = word.split("=", 2);
            if (word.startsWith("NDKTCK_")) {
                environment.put(parts[0], parts[1]);
            } else if (word.startsWith("-Dndktck.")) {
                properties.put(parts[0].substring("-D".length()), parts[1]);
            } else {
                args.add(word);
            }
        }
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), false, false);
        int exitCode = NdkTck.run(
                args.toArray(String[]::new),
                terminal,
                engine,
                new Configuration.Sources(directory, properties, environment));
        terminal.flush();
        return new Invocation(exitCode, out.toString(), err.toString());
    }
}
