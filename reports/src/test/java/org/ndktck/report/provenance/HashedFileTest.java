package org.ndktck.report.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.Catalog;

class HashedFileTest {

    /** What {@code printf 'ab' | sha256sum} prints. */
    private static final String OF_AB = "fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603";

    /** What {@code printf 'c' | sha256sum} prints. */
    private static final String OF_C = "2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6";

    @TempDir
    Path directory;

    @Test
    void aJarIsKnownByItsBytesAndItsNameAlone() throws IOException {
        Path jar = Files.writeString(directory.resolve("acme.jar"), "ab");

        assertThat(HashedFile.of(jar)).isEqualTo(new HashedFile("acme.jar", OF_AB));
    }

    /** The hash is that of the lines that sha256sum prints, so that people can compute it without the kit. */
    @Test
    void aDirectoryIsKnownByWhatSha256sumPrintsOfItsFiles() throws IOException {
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Files.createDirectory(classes.resolve("sub"));
        Files.writeString(classes.resolve("sub/C.class"), "c");
        Files.writeString(classes.resolve("B.class"), "ab");

        Path lines =
                Files.writeString(directory.resolve("lines"), OF_AB + "  ./B.class\n" + OF_C + "  ./sub/C.class\n");

        assertThat(HashedFile.of(classes))
                .isEqualTo(new HashedFile("classes", HashedFile.of(lines).sha256()));
    }

    @Test
    void eachChangeInADirectoryIsAnotherHash() throws IOException {
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Files.writeString(classes.resolve("A.class"), "ab");
        String first = HashedFile.of(classes).sha256();
        Files.move(classes.resolve("A.class"), classes.resolve("B.class"));
        String renamed = HashedFile.of(classes).sha256();
        Files.writeString(classes.resolve("B.class"), "c");

        assertThat(first).isNotEqualTo(renamed);
        assertThat(HashedFile.of(classes).sha256()).isNotIn(first, renamed);
    }

    @Test
    void whatIsGoneHasNoHash() {
        assertThat(HashedFile.of(directory.resolve("gone.jar"))).isEqualTo(new HashedFile("gone.jar", ""));
        assertThat(HashedFile.of(directory.resolve("gone.jar"))).hasToString("(cannot be read)  gone.jar");
    }

    @Test
    void aClassTellsWhereItWasLoadedFrom() {
        assertThat(HashedFile.locationOf(HashedFileTest.class))
                .hasValueSatisfying(
                        place -> assertThat(place.resolve("org/ndktck/report/provenance/HashedFileTest.class"))
                                .exists());
        assertThat(HashedFile.locationOf(String.class)).isEmpty();
    }

    @Test
    void theKitIsKnownByItsFilesAndTheCatalogueByItsText() throws IOException {
        Provenance kit = ProvenanceSearch.ofKit(java.util.List.of(HashedFile.class, Provenance.class));

        assertThat(kit.kit())
                .containsExactly(
                        HashedFile.of(HashedFile.locationOf(HashedFile.class).orElseThrow()));
        Path catalogue = Files.write(directory.resolve("catalogue"), Catalog.source());
        assertThat(kit.catalogueSha256()).contains(HashedFile.of(catalogue).sha256());
    }
}
