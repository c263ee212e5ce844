package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.provenance.ProvenanceSearch;

/** What two commands say of reports that lie there. */
class VerifyAndDiffCommandTest {

    @TempDir
    private Path directory = Path.of("");

    private final RecordingEngine engine = new RecordingEngine(Results.violating());

    @Test
    void aReportAsItWasWrittenIsVerified() throws ReportException {
        Path report = report("report", "the connect failed");

        Invocation verified = Invocation.of(engine, "verify", report.toString());

        assertThat(verified.exitCode()).isZero();
        assertThat(verified.out())
                .contains("is what its journal gives: UNDECIDED")
                .contains("a journal that was rewritten as well is not found");
    }

    @Test
    void aReportThatWasChangedEndsWithOneAndIsNamedFieldByField() throws Exception {
        Path report = report("report", "the connect failed");
        Path file = report.resolve("compliance.json");
        Files.writeString(file, Files.readString(file).replace("\"UNDECIDED\"", "\"CONFORMS\""));

        Invocation verified = Invocation.of(engine, "verify", report.toString());

        assertThat(verified.exitCode()).isEqualTo(1);
        assertThat(verified.out())
                .contains("compliance.json: headline is \"CONFORMS\"; the journal gives \"UNDECIDED\"")
                .endsWith("Not verified: the report in " + report + " is not what its journal gives\n");
    }

    /** Both the kit that judged and the jar that was judged are told from the ones at hand. */
    @Test
    void anotherBuildOfTheKitOrOfTheProviderIsTold() throws Exception {
        Path jar = new VendorJar(directory.resolve("classes"))
                .with("Acme", "acme", "")
                .jar(directory.resolve("acme.jar"));
        HashedFile rebuilt = new HashedFile(jar.getFileName().toString(), "e5".repeat(32));
        Provenance own = ProvenanceSearch.ofKit(RunOrder.kit());
        Path judged = report(
                "judged",
                new Provenance(
                        List.of(HashedFile.of(jar)),
                        own.kit(),
                        own.catalogueSha256(),
                        Optional.empty(),
                        Optional.empty()));
        Path older = report(
                "older",
                new Provenance(List.of(rebuilt), own.kit(), own.catalogueSha256(), Optional.empty(), Optional.empty()));
        Path byOther = report(
                "other",
                new Provenance(List.of(), List.of(rebuilt), Optional.empty(), Optional.empty(), Optional.empty()));

        Invocation same = Invocation.of(engine, "verify", judged.toString(), "--provider-path", jar.toString());
        Invocation another = Invocation.of(engine, "verify", older.toString(), "--provider-path", jar.toString());
        Invocation refused = Invocation.of(engine, "verify", byOther.toString());

        assertThat(same.exitCode()).as(same.out()).isZero();
        assertThat(same.out()).contains("The provider on --provider-path is the one that was judged.\n");
        assertThat(another.exitCode()).isEqualTo(1);
        assertThat(another.out())
                .contains("so another build of the provider was judged")
                .endsWith("is what its journal gives, but --provider-path is not the provider that was judged\n");
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.err()).hasLineCount(1).contains("verify the report with the build that wrote it");
    }

    @Test
    void aReportIsSignedAndCheckedAndWhateverDoesNotFitEndsWithOne() throws Exception {
        Path jar = new VendorJar(directory.resolve("classes"))
                .with("Acme", "acme", "")
                .jar(directory.resolve("acme.jar"));
        Provenance known = new Provenance(
                List.of(HashedFile.of(jar)), List.of(), Optional.empty(), Optional.empty(), Optional.empty());
        String report = report("judged", known).toString();
        KeyPair mine = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        KeyPair other = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        String secret = pem("mine.pem", "PRIVATE KEY", mine.getPrivate());
        String key = pem("mine.pub", "PUBLIC KEY", mine.getPublic());
        String otherKey = pem("other.pub", "PUBLIC KEY", other.getPublic());

        Invocation unsigned = Invocation.of(engine, "verify", report, "--key", key);
        assertThat(unsigned.exitCode()).isEqualTo(1);
        assertThat(unsigned.out()).contains("nobody has signed the report");
        Invocation signed = Invocation.of(engine, "verify", report, "--sign", secret);
        assertThat(signed.exitCode()).as(signed.toString()).isZero();
        assertThat(signed.out()).contains("Signed: ");
        assertThat(Invocation.of(engine, "verify", report).exitCode()).isZero();
        Invocation checked = Invocation.of(engine, "verify", report, "--key", key);
        assertThat(checked.exitCode()).isZero();
        assertThat(checked.out()).contains("It is signed with the key in " + key);
        assertThat(Invocation.of(engine, "verify", report, "--key", key, "--format", "json")
                        .out())
                .contains("\"signed\": true");
        Invocation wrong = Invocation.of(engine, "verify", report, "--key", otherKey);
        assertThat(wrong.exitCode()).isEqualTo(1);
        assertThat(wrong.out())
                .contains("is not signed with the key")
                .endsWith("Not verified: the report in " + report
                        + " is what its journal gives, but it is not signed with the key in " + otherKey + "\n");

        Invocation.of(engine, "report", report);
        assertThat(Invocation.of(engine, "verify", report, "--key", key).exitCode())
                .as("rendered anew, the report is the same and keeps its signature")
                .isZero();

        Path file = Path.of(report, "compliance.json");
        Files.writeString(file, Files.readString(file).replace("\"UNDECIDED\"", "\"CONFORMS\""));
        assertThat(Invocation.of(engine, "verify", report, "--key", key).out())
                .contains("headline is \"CONFORMS\"", "is signed with the key, but for another report");
        Files.delete(Path.of(report, "test-result.intoto.jsonl"));
        assertThat(Invocation.of(engine, "verify", report, "--sign", secret).exitCode())
                .isEqualTo(1);
        assertThat(Path.of(report, "test-result.intoto.jsonl")).doesNotExist();
    }

    private String pem(String name, String type, Key key) throws IOException {
        return Files.writeString(
                        directory.resolve(name),
                        "-----BEGIN " + type + "-----\n" + Base64.getEncoder().encodeToString(key.getEncoded())
                                + "\n-----END " + type + "-----\n")
                .toString();
    }

    @Test
    void whatIsNoReportIsRefusedInOneSentence() throws IOException {
        for (String[] args :
                new String[][] {{"verify", directory.toString()}, {"diff", directory.toString(), directory.toString()}
                }) {
            Invocation refused = Invocation.of(engine, args);

            assertThat(refused.exitCode()).isEqualTo(3);
            assertThat(refused.out()).isEmpty();
            assertThat(refused.err()).hasLineCount(1).contains(directory.toString());
        }
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aReportIsNotWorseThanItself() throws ReportException {
        String report = report("report", "the connect failed").toString();

        Invocation same = Invocation.of(engine, "diff", report, report);

        assertThat(same.exitCode()).isZero();
        assertThat(same.out()).isEqualTo("UNDECIDED -> UNDECIDED\nnot worse: every requirement as before\n");
    }

    @Test
    void aWorseReportEndsWithOneInEveryFormat() throws ReportException {
        String before = run("before", Results.conforming());
        String after = run("after", Results.violating());

        for (String format : List.of("text", "markdown", "json")) {
            Invocation worse = Invocation.of(engine, "diff", before, after, "--format", format);

            assertThat(worse.exitCode()).isEqualTo(1);
            assertThat(worse.out()).contains("GCD-07").contains("as prepared");
        }
        assertThat(Invocation.of(engine, "diff", after, before).exitCode()).isZero();
        assertThat(Invocation.of(engine, "diff", before, after, "--format", "json")
                        .out())
                .contains("\"change\": \"NEWLY_BROKEN\"", "\"worse\": true");
    }

    @Test
    void theTrendShowsWhatWasJudgedOtherwiseInEveryFormat() throws ReportException {
        String before = run("before", Results.conforming());
        String after = run("after", Results.violating());

        for (String format : List.of("text", "markdown", "html", "json")) {
            Invocation trend = Invocation.of(engine, "trend", after, before, "--format", format);

            assertThat(trend.exitCode()).isZero();
            assertThat(trend.out()).contains("DOES NOT CONFORM", "GCD-07").containsIgnoringCase("violates");
            assertThat(trend.out()).doesNotContain("GCD-12");
        }
        assertThat(Invocation.of(engine, "trend", before, before).out())
                .endsWith("No requirement was violated, and each was judged alike in all runs.\n");
        assertThat(Invocation.of(engine, "trend", directory.resolve("none").toString())
                        .exitCode())
                .isEqualTo(3);
    }

    private String run(String name, RunResult result) throws ReportException {
        Path report = directory.resolve(name);
        new ReportDirectory(Catalog.load()).write(report, result);
        return report.toString();
    }

    private Path report(String name, String reason) throws ReportException {
        return WrittenReport.whole(directory.resolve(name), reason);
    }

    private Path report(String name, Provenance provenance) throws ReportException {
        return WrittenReport.whole(directory.resolve(name), provenance);
    }
}
