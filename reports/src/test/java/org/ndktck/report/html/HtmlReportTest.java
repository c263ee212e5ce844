package org.ndktck.report.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.ndktck.report.text.Wording;

class HtmlReportTest {

    private final HtmlReport html = new HtmlReport(Results.CATALOG);

    @Test
    void listsEveryRequirementOnceUnderItsAnchor() {
        String page = text(Results.mixed());

        for (RequirementId id : RequirementId.values()) {
            assertThat(page.split("<tr id=\"" + id + "\" ", -1)).as("%s", id).hasSize(2);
        }
    }

    @Test
    void everyLinkLeadsToAnAnchorOfThePage() {
        String page = text(Results.mixed());

        assertThat(all("href=\"#([^\"]+)\"", page))
                .hasSizeGreaterThan(RequirementId.values().length)
                .isSubsetOf(all(" id=\"([^\"]+)\"", page));
    }

    @Test
    void fetchesNothingAndRunsOnlyTheScriptThatItsPolicyNames() {
        String page = text(Results.mixed());

        assertThat(all("<script>(.*?)</script>", page))
                .singleElement()
                .satisfies(script -> assertThat(page)
                        .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "
                                + "style-src &#39;unsafe-inline&#39;; script-src &#39;sha256-" + hash(script)
                                + "&#39;"));
        assertThat(page)
                .doesNotContain(
                        "<script ", "<link", "<img", "<iframe", "@import", "url(", "http://", "https://", "src=")
                .contains("prefers-color-scheme: dark", "@media print");
    }

    @Test
    void showsTheProofOfAViolation() {
        assertThat(text(Results.mixed()))
                .containsSubsequence(
                        "<h1>DOES NOT CONFORM</h1>",
                        "acme-ndk 1.4",
                        "Exit code 1",
                        "id=\"finding-GCD-07\"",
                        "return STATUS_SUCCESS and store the required size",
                        "NDK_FN_GET_CONNECTION_DATA, Remarks, paragraph 4",
                        "returned STATUS_SUCCESS (0x00000000)",
                        "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)",
                        "ndk-tck replay GCD-07:p2.in=null.out=null --provider acme-ndk",
                        "<li class=\"passive judged\">#1 C1.NdkGetConnectionData");
    }

    @Test
    void saysBehindTheFindingsWhatWasJudged() {
        String page = text(Results.mixed());

        assertThat(page.substring(page.indexOf("id=\"violations\"")))
                .containsSubsequence(
                        "id=\"finding-GCD-07\"",
                        "Provider's acme-ndk.jar",
                        "SHA-256 " + "a1".repeat(32),
                        "Kit's ndk-tck.jar",
                        "SHA-256 " + "b2".repeat(32),
                        "SHA-256 of the catalogue",
                        "c3".repeat(32),
                        "Commit checked out",
                        "d4".repeat(20),
                        "Command",
                        "ndk-tck run --provider acme-ndk");
    }

    @Test
    void showsTheEvidence() {
        assertThat(text(Results.mixed()))
                .contains(
                        "1,000 tries, 643 different",
                        "ACTIVE 512, PASSIVE 488",
                        "Not judged 12 times: the connect failed");
    }

    @Test
    void explainsEveryVerdict() {
        String page = text(Results.empty());

        for (Verdict verdict : Verdict.values()) {
            assertThat(page).contains("<dd>" + Wording.meaning(verdict) + ".</dd>");
            assertThat(page).contains("." + VerdictCount.style(verdict) + " {");
        }
    }

    @Test
    void saysWhatTheHeadlineMeans() {
        assertThat(text(Results.complete()))
                .contains("No MUST was found broken. Every MUST that can be tested from outside was judged.");
        assertThat(text(Results.partial()))
                .contains(Results.CATALOG.providerMusts() - 3 + " MUSTs have no verdict on the provider");
        assertThat(text(Results.empty())).contains("The run came to no verdict about the provider.");
    }

    @Test
    void textOfTheProviderIsNoMarkup() {
        String attack = "<script>alert(1)</script>\"' onload=x";
        String page = text(Results.folded(
                Results.info(attack, Map.of(attack, attack)),
                Records.of(
                        Records.broken(RequirementId.GCD_07, Records.tooSmall(RequirementId.GCD_07)),
                        Records.noted(RequirementId.GCD_12, ReadingId.AMB_02, attack),
                        Records.undecided(RequirementId.GCD_19, attack))));

        assertThat(page).doesNotContain("<script>alert").contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    @Test
    void textOfTheProviderBringsNoControlCharacters() {
        String odd = "acme\u0000\u001b[2J\r\ud800\u0085x";

        assertThat(text(Results.folded(Results.info(odd, Map.of(odd, odd)), Records.of())))
                .contains("acme\uFFFD\uFFFD[2J")
                .doesNotContainPattern("[\\p{Cntrl}&&[^\\n\\t]]");
    }

    @Test
    void explainsItsOneTotal() {
        assertThat(text(Results.mixed()))
                .containsSubsequence(
                        "MUSTs that bind a provider: they decide the headline",
                        "data-label=\"total\">249<",
                        "What providers should, may or find defined",
                        "data-label=\"total\">121<",
                        "What binds the consumer, or either side",
                        "data-label=\"total\">71<",
                        "All requirements of the catalogue",
                        "data-label=\"total\">441<");
    }

    @Test
    void theFilterDividesTheRowsAsTheTableDoes() {
        Map<Boolean, Integer> counts = Pattern.compile("<option value=\"([^\"]+)\">\\1 \\((\\d+)\\)</option>")
                .matcher(text(Results.mixed()).replaceFirst("(?s)^.*<select name=\"modality\">", ""))
                .results()
                .collect(Collectors.partitioningBy(
                        option -> option.group(1).matches("SHOULD|MAY|DEFINED"),
                        Collectors.summingInt(option -> Integer.parseInt(option.group(2)))));

        assertThat(counts).isEqualTo(Map.of(true, 121, false, 441 - 121));
    }

    @Test
    void saysWhichRowsFallTogether() {
        String page = text(Results.mixed());

        assertThat(page)
                .containsSubsequence(
                        "3 rows, 1 proof, probably one cause.",
                        "Seen only through this proof, without a command of their own:",
                        "<a href=\"#GCD-02\"",
                        "<a href=\"#GCD-03\"",
                        "id=\"finding-ACC-04\"",
                        "id=\"finding-GCD-07\"");
    }

    @Test
    void whatAStandingRuleSawStandsWithTheProbableCause() {
        String page = text(Results.folded(
                Results.info("acme", Map.of()),
                Records.of(
                        Records.broken(RequirementId.ACC_04, Records.tooSmall(RequirementId.ACC_04)),
                        Records.broken(RequirementId.GCD_07, Records.tooSmall(RequirementId.GCD_07)),
                        Records.noted(
                                RequirementId.CLO_05, Note.besideABroken(RequirementId.ACC_04, "a rule saw it")))));

        assertThat(page)
                .containsSubsequence(
                        "2 rows, 2 proofs, probably one cause.",
                        "To be judged again after the repair:",
                        "<a href=\"#CLO-05\"",
                        "id=\"finding-ACC-04\" open>",
                        "id=\"finding-GCD-07\">");
    }

    @Test
    void bothDirectionsOfAReadLimitStandTogether() {
        String page = text(Results.folded(
                Results.info("acme", Map.of()),
                Records.of(
                        Records.broken(RequirementId.ACC_04, stored(RequirementId.ACC_04, "16", "Inbound")),
                        Records.broken(RequirementId.ACC_06, stored(RequirementId.ACC_06, "16..128", "Outbound")),
                        Records.broken(RequirementId.GCD_07, Records.tooSmall(RequirementId.GCD_07)))));

        assertThat(page)
                .containsSubsequence(
                        "2 proofs, probably one cause.", "id=\"finding-ACC-04\" open>", "id=\"finding-ACC-06\">");
        assertThat(all("<p class=\"together\"><strong>([^<]*)", page)).hasSize(1);
    }

    private static Finding stored(RequirementId id, String expected, String direction) {
        return new Finding(
                id,
                Finding.Kind.FORBIDDEN_SEEN,
                "stored " + expected + " in *p" + direction + "ReadLimit",
                "stored 2147483648 in *p" + direction + "ReadLimit",
                "C1 (active side)",
                List.of(new CallLine(true, "#1 C1.NdkGetConnectionData()")),
                id + ":simplest",
                true);
    }

    @Test
    void tellsOneReasonOnce() {
        String page = text(Results.folded(
                Results.info("acme", Map.of()),
                Records.of(
                        Records.undecided(RequirementId.CON_13, "no connection came about"),
                        Records.undecided(RequirementId.GCD_19, "no connection came about"))));
        String open = page.substring(page.indexOf("id=\"worth-reading\""), page.indexOf("id=\"legend\""));

        assertThat(open)
                .containsOnlyOnce("no connection came about")
                .containsSubsequence("2 requirements:", "GCD-19", "CON-13");
    }

    private static String hash(String script) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(script.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private String text(RunResult result) {
        return new String(html.write(result), UTF_8);
    }

    private static Set<String> all(String pattern, String page) {
        return Pattern.compile(pattern, Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }
}
