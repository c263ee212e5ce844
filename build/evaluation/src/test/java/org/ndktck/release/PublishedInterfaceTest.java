package org.ndktck.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.catalog.RequirementId;

/**
 * What a release changes of the interface, its version allows and the changelog names. The last release is a file;
 * {@code -Dbaseline.update=VERSION} writes it anew, which the release procedure does.
 */
class PublishedInterfaceTest {

    private static final Path BASELINE = Path.of("src/test/resources/org/ndktck/release/last-release.txt");
    private static final Path CHANGELOG = Path.of("../../CHANGELOG.md");
    private static final Path POM = Path.of("../../pom.xml");
    private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");
    private static final String HEAD = "# Version ";

    @Test
    void everyChangeSinceTheLastReleaseIsAllowedAndNamed() throws IOException {
        SortedSet<String> now = PublishedInterface.lines();
        String update = System.getProperty("baseline.update", "");
        if (!update.isEmpty()) {
            Files.write(
                    BASELINE,
                    Stream.concat(Stream.of(HEAD + update), now.stream()).toList());
        }
        List<String> before = Files.readAllLines(BASELINE);

        assertThat(now).hasSizeGreaterThan(1000);
        assertThat(complaints(
                        ReleaseVersion.of(before.get(0).substring(HEAD.length())),
                        InterfaceChange.between(new TreeSet<>(before.subList(1, before.size())), now),
                        ReleaseVersion.of(version()),
                        unreleased()))
                .as("docs/releasing.md says which version may change what")
                .isEmpty();
    }

    /** A method that is gone is named, with what to do. */
    @Test
    void aMethodThatIsGoneIsSeen() {
        List<String> before = PublishedInterface.lines(NdkCqDispatch.class).toList();
        List<String> after =
                before.stream().filter(line -> !line.contains(" closeCq(")).toList();
        List<InterfaceChange> changes = InterfaceChange.between(before, after);

        assertThat(changes)
                .extracting(InterfaceChange::toString)
                .singleElement()
                .asString()
                .startsWith("removed: org.ndktck.api.NdkCqDispatch: abstract org.ndktck.api.NtStatus closeCq(");
        assertThat(complaints(ReleaseVersion.of("1.2.3"), changes, ReleaseVersion.of("1.3.0"), "nothing"))
                .singleElement()
                .asString()
                .contains("is a step from 1.2.3 to 2.0.0 at least, not to 1.3.0", "CHANGELOG.md does not name");
        assertThat(complaints(ReleaseVersion.of("1.2.3"), changes, ReleaseVersion.of("2.0.0"), subject(changes)))
                .isEmpty();
        assertThat(complaints(ReleaseVersion.of("0.2.3"), changes, ReleaseVersion.of("0.3.0"), subject(changes)))
                .isEmpty();
        assertThat(complaints(ReleaseVersion.of("0.2.3"), changes, ReleaseVersion.of("0.2.4"), subject(changes)))
                .hasSize(1);
    }

    /** Vendors implement what is abstract; whatever else is added, they need not know. */
    @Test
    void whatIsAddedBreaksWhereItIsAbstract() {
        assertThat(new InterfaceChange("a.B: abstract int c()", true).isBreaking())
                .isTrue();
        assertThat(new InterfaceChange("a.B: int c()", true).isBreaking()).isFalse();
    }

    /** A row that becomes a MUST breaks no code, but may turn a provider: no patch version has it. */
    @Test
    void aRequirementThatBindsMoreIsNoPatch() {
        List<InterfaceChange> changes =
                InterfaceChange.between(List.of("GCD-07: SHOULD of PROVIDER"), List.of("GCD-07: MUST of PROVIDER"));

        assertThat(complaints(ReleaseVersion.of("1.2.3"), changes, ReleaseVersion.of("1.2.4"), "GCD-07"))
                .hasSize(2);
        assertThat(complaints(ReleaseVersion.of("1.2.3"), changes, ReleaseVersion.of("1.3.0"), "GCD-07"))
                .isEmpty();
        assertThat(PublishedInterface.lines()).contains(RequirementId.GCD_07.text() + ": MUST of PROVIDER");
    }

    private static String subject(List<InterfaceChange> changes) {
        return "* `" + changes.get(0).subject() + "` has one method less.";
    }

    private static List<String> complaints(
            ReleaseVersion last, List<InterfaceChange> changes, ReleaseVersion now, String changelog) {
        List<String> complaints = new ArrayList<>();
        for (InterfaceChange change : changes) {
            String step = now.compareTo(last.next(change)) >= 0
                    ? ""
                    : "; is a step from " + last + " to " + last.next(change) + " at least, not to " + now;
            String entry = change.isNamedIn(changelog)
                    ? ""
                    : "; CHANGELOG.md does not name " + change.subject() + " under Unreleased";
            if (!step.isEmpty() || !entry.isEmpty()) {
                complaints.add(change + step + entry);
            }
        }
        return complaints;
    }

    /** What the poms say, the first of which is the parent's own. */
    private static String version() throws IOException {
        Matcher version = VERSION.matcher(Files.readString(POM));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    /** What the changelog says of the version that is not released yet. */
    private static String unreleased() throws IOException {
        String text = Files.readString(CHANGELOG);
        int from = text.indexOf("## [Unreleased]");
        int to = text.indexOf("\n## ", from + 1);
        return text.substring(from, to < 0 ? text.length() : to);
    }
}
