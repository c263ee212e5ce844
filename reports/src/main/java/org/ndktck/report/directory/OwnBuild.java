package org.ndktck.report.directory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;

/**
 * What whoever verifies a report has at hand.
 *
 * @param kitVersion the version of the kit that recomputes
 * @param kit its files and its catalogue
 * @param provider the files of the provider, where somebody has named them
 */
public record OwnBuild(String kitVersion, Provenance kit, Optional<List<HashedFile>> provider) {

    /** Only the kit that wrote a report gives the same rows from the same journal. */
    void requireSame(Path directory, RunInfo info) throws ReportException {
        if (!info.kitVersion().equals(kitVersion)) {
            throw new ReportException("version " + info.kitVersion() + " of the kit has written " + directory
                    + " and this is version " + kitVersion + "; verify the report with the one that wrote it");
        }
        Provenance written = info.provenance();
        if (differ(written.kit(), kit.kit())) {
            throw otherBuild(directory, "the kit", text(written.kit()), text(kit.kit()));
        }
        Optional<String> catalogue = written.catalogueSha256();
        if (catalogue.isPresent() && !catalogue.equals(kit.catalogueSha256())) {
            throw otherBuild(
                    directory,
                    "the catalogue",
                    catalogue.get(),
                    kit.catalogueSha256().orElse("not known"));
        }
    }

    private static ReportException otherBuild(Path directory, String what, String there, String here) {
        return new ReportException("another build of the kit has written " + directory + ", which cannot be recomputed"
                + " with this one: SHA-256 of " + what + " is " + there + " in the report and " + here
                + " here; verify the report with the build that wrote it");
    }

    /** A sentence for each file of the provider that is not the one that was judged. */
    List<String> differencesOfProvider(RunInfo info) {
        List<String> differences = new ArrayList<>();
        List<HashedFile> judged = info.provenance().provider();
        provider.ifPresent(mine -> {
            for (HashedFile one : judged) {
                if (mine.stream().noneMatch(file -> file.sha256().equals(one.sha256()))) {
                    differences.add(difference(one, mine));
                }
            }
            if (judged.isEmpty()) {
                differences.add("the report does not say which files of the provider were judged; run the kit again");
            }
        });
        return differences;
    }

    private static String difference(HashedFile judged, List<HashedFile> mine) {
        String there = mine.stream()
                .filter(file -> file.name().equals(judged.name()))
                .findFirst()
                .map(file -> "SHA-256 of " + judged.name() + " is " + judged.sha256() + " in the report and "
                        + file.sha256() + " on --provider-path")
                .orElse("nothing on --provider-path has the SHA-256 of " + judged.name() + ", " + judged.sha256());
        return there + ", so another build of the provider was judged; name the one that was, or judge this one";
    }

    /** Files are the same by what is in them, wherever they lie and whatever they are called. */
    private static boolean differ(List<HashedFile> written, List<HashedFile> here) {
        return !written.isEmpty() && !hashes(written).equals(hashes(here));
    }

    private static List<String> hashes(List<HashedFile> files) {
        return files.stream().map(HashedFile::sha256).sorted().toList();
    }

    private static String text(List<HashedFile> files) {
        return files.isEmpty()
                ? "not known"
                : String.join(", ", files.stream().map(HashedFile::sha256).toList());
    }
}
