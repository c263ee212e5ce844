package org.ndktck.report.attestation;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.provenance.HashedFile;
import tools.jackson.databind.json.JsonMapper;

/**
 * An in-toto statement, version 1, with the predicate of test results, version 0.1. Its subjects are the provider's files; by what
 * they were judged and the files of the report stand in its configuration.
 *
 * @param type which kind of statement
 * @param subject what was judged
 * @param predicateType which kind of predicate
 * @param predicate the result
 */
record TestResult(
        @JsonProperty("_type") String type, List<Resource> subject, String predicateType, Predicate predicate) {

    static final String PAYLOAD_TYPE = "application/vnd.in-toto+json";

    /** Copies the list. */
    TestResult {
        subject = List.copyOf(subject);
    }

    /**
     * A file.
     *
     * @param name its name
     * @param digest its hashes by algorithm
     */
    record Resource(String name, Map<String, String> digest) {

        static Resource of(HashedFile file) {
            return new Resource(file.name(), Map.of("sha256", file.sha256()));
        }
    }

    /**
     * What came out.
     *
     * @param result {@code PASSED}, {@code WARNED} or {@code FAILED}
     * @param configuration by what was judged, and the report that says it
     * @param passedTests the requirements that are kept
     * @param warnedTests those that are noted, waived or not decided
     * @param failedTests those that are violated
     */
    record Predicate(
            String result,
            List<Resource> configuration,
            List<String> passedTests,
            List<String> warnedTests,
            List<String> failedTests) {}

    static TestResult of(RunResult result, List<HashedFile> report) throws AttestationException {
        List<HashedFile> provider = result.info().provenance().provider();
        if (provider.isEmpty()
                || provider.stream().anyMatch(file -> file.sha256().isBlank())) {
            throw new AttestationException(
                    "the report does not say which files of the provider were judged, so there is"
                            + " nothing to make a statement about; judge them from --provider-path and sign that report");
        }
        List<Resource> configuration = new ArrayList<>();
        result.info().provenance().kit().forEach(file -> configuration.add(Resource.of(file)));
        result.info()
                .provenance()
                .catalogueSha256()
                .ifPresent(hash -> configuration.add(new Resource("catalogue", Map.of("sha256", hash))));
        report.forEach(file -> configuration.add(Resource.of(file)));
        return new TestResult(
                "https://in-toto.io/Statement/v1",
                provider.stream().map(Resource::of).toList(),
                "https://in-toto.io/attestation/test-result/v0.1",
                new Predicate(
                        word(result),
                        List.copyOf(configuration),
                        ids(result, Set.of(Verdict.CONFORMS)),
                        ids(
                                result,
                                Set.of(
                                        Verdict.NOTED,
                                        Verdict.WAIVED,
                                        Verdict.FLAKY,
                                        Verdict.INCONCLUSIVE,
                                        Verdict.BROKEN)),
                        ids(result, Set.of(Verdict.VIOLATES))));
    }

    /** Passed is for whole runs; what was not judged says nothing for or against a provider. */
    private static String word(RunResult result) {
        if (result.headline().exitCode() == 1) {
            return "FAILED";
        }
        return result.headline().text().equals("CONFORMS") ? "PASSED" : "WARNED";
    }

    private static List<String> ids(RunResult result, Set<Verdict> verdicts) {
        return result.rows().stream()
                .filter(row -> verdicts.contains(row.verdict()))
                .map(row -> row.id().text())
                .toList();
    }

    byte[] json() {
        return JsonMapper.shared().writeValueAsString(this).getBytes(StandardCharsets.UTF_8);
    }
}
