package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.RunException;

/** Providers of a vendor: found where the provider path says, refused in one sentence when broken. */
class ProviderPathTest {

    /** Where a class file has the lower byte of its major version. */
    private static final int MAJOR_VERSION = 7;

    @TempDir
    private Path directory = Path.of("");

    private final RecordingEngine engine = new RecordingEngine(Results.violating());

    @Test
    void aProviderInAJarIsChosenByName() throws IOException {
        Path jar = acme().jar(directory.resolve("acme.jar"));

        run("--provider-path", jar.toString(), "--provider", "acme");

        assertThat(engine.request().provider().identity().name()).isEqualTo("acme");
    }

    @Test
    void aProviderInADirectoryOfClassesIsFound() throws IOException {
        run("--provider-path", acme().directory().toString(), "--provider", "acme");

        assertThat(engine.request().provider().identity().name()).isEqualTo("acme");
    }

    @Test
    void aProviderInADirectoryOfJarsIsFound() throws IOException {
        Path lib = Files.createDirectory(directory.resolve("lib"));
        acme().jar(lib.resolve("acme.jar"));

        run("--provider-path", lib.toString(), "--provider", "acme");

        assertThat(engine.request().provider().identity().name()).isEqualTo("acme");
    }

    @Test
    void theFilesOfAProviderAreAllOfThePathItComesFrom() throws IOException, RunException {
        Path lib = Files.createDirectory(directory.resolve("lib"));
        Path jar = acme().jar(lib.resolve("acme.jar"));
        ProviderPath path = ProviderPath.of(List.of(lib));

        run("--provider-path", lib.toString(), "--provider", "acme");
        assertThat(path.filesOf(engine.request().provider().getClass())).containsExactly(lib, jar);
        assertThat(path.filesOf(ProviderPathTest.class)).singleElement().isNotIn(lib, jar);
    }

    @Test
    void theOnlyProviderOfThePathNeedsNoName() throws IOException {
        run("--provider-path", acme().directory().toString());

        assertThat(engine.request().provider().identity().name()).isEqualTo("acme");
    }

    @Test
    void theReferenceCanStillBeNamed() throws IOException {
        run("--provider-path", acme().directory().toString(), "--provider", "reference");

        assertThat(engine.request().provider().identity().name()).isEqualTo("reference");
    }

    @Test
    void severalProvidersOnThePathNeedAName() throws IOException {
        Path path = acme().with("Second", "acme-two", "").directory();

        assertRefused(
                run("--provider-path", path.toString()),
                "has several providers: acme, acme-two; choose one with --provider");
    }

    @Test
    void aPathWithoutAProviderIsRefused() throws IOException {
        Path empty = Files.createDirectory(directory.resolve("empty"));

        assertRefused(
                run("--provider-path", empty.toString()),
                "has no provider; check its META-INF/services/org.ndktck.api.provider.NdkProvider");
    }

    @Test
    void twoProvidersOfOneNameAreRefused() throws IOException {
        Path path = acme().with("Second", "acme", "").directory();

        assertRefused(
                run("--provider-path", path.toString(), "--provider", "acme"),
                "two providers are named acme: com.acme.Acme, com.acme.Second");
    }

    @Test
    void aMisspeltNameIsGuessed() throws IOException {
        Path path = acme().directory();

        assertRefused(
                run("--provider-path", path.toString(), "--provider", "acne"),
                "no provider is named 'acne'; known are reference, reference-tcp, acme",
                "did you mean 'acme'");
    }

    @Test
    void aConstructorThatThrowsIsRefused() throws IOException {
        Path path = classes()
                .with("Broken", "broken", "public Broken() { throw new IllegalStateException(\"no driver\"); }")
                .directory();

        assertRefused(
                run("--provider-path", path.toString(), "--provider", "broken"),
                "the provider class com.acme.Broken in " + path + "/ cannot be used:"
                        + " java.lang.IllegalStateException: no driver");
    }

    @Test
    void aClassThatThrowsWhileLoadingIsRefused() throws IOException {
        Path path = classes()
                .with("Broken", "broken", "static final int DRIVER = Integer.parseInt(\"none\");")
                .directory();

        assertRefused(run("--provider-path", path.toString()), "java.lang.NumberFormatException: For input string");
    }

    @Test
    void aClassWithoutAPublicConstructorIsRefused() throws IOException {
        Path path = classes().with("Hidden", "hidden", "private Hidden() {}").directory();

        assertRefused(run("--provider-path", path.toString()), "com.acme.Hidden");
    }

    @Test
    void aClassThatIsMissingIsRefused() {
        Path path = withServiceFile("com.acme.Missing\n");

        assertRefused(run("--provider-path", path.toString()), "Provider com.acme.Missing not found");
    }

    @Test
    void aFileThatIsNoJarIsRefused() throws IOException {
        Path text = Files.writeString(directory.resolve("acme.jar"), "PK, and not much else");

        assertRefused(run("--provider-path", text.toString()), text + " is no jar; name a jar or a directory");
    }

    @Test
    void aJarWhoseProviderLacksAClassIsRefused() throws IOException {
        VendorJar vendor = classes().with("Acme", "acme", "static class Driver {} public Acme() { new Driver(); }");
        Files.delete(vendor.directory().resolve("com/acme/Acme$Driver.class"));
        Path jar = vendor.jar(directory.resolve("acme.jar"));

        assertRefused(
                run("--provider-path", jar.toString(), "--provider", "acme"),
                "com.acme.Acme in " + jar + " cannot be used: java.lang.NoClassDefFoundError: com/acme/Acme$Driver");
    }

    @Test
    void aJarForANewerJavaIsRefused() throws IOException {
        VendorJar vendor = acme();
        Path type = vendor.directory().resolve("com/acme/Acme.class");
        byte[] bytes = Files.readAllBytes(type);
        bytes[MAJOR_VERSION] = Byte.MAX_VALUE;
        Files.write(type, bytes);
        Path jar = vendor.jar(directory.resolve("acme.jar"));

        assertRefused(
                run("--provider-path", jar.toString()),
                "com/acme/Acme has been compiled by a more recent version of the Java Runtime (class file version 127.0)");
    }

    @Test
    void aClassThatIsNoProviderIsRefused() {
        Path path = withServiceFile(NdkTck.class.getName() + "\n");

        assertRefused(run("--provider-path", path.toString()), "org.ndktck.cli.NdkTck not a subtype");
    }

    @Test
    void aMalformedServiceFileIsRefused() {
        Path path = withServiceFile("com.acme.One com.acme.Two\n");

        assertRefused(
                run("--provider-path", path.toString(), "--provider", "acme"),
                VendorJar.SERVICE_FILE + ":1: Illegal configuration-file syntax");
    }

    @Test
    void aBrokenProviderDoesNotHideTheOneAskedFor() throws IOException {
        Path path = acme().with("Broken", "broken", "public Broken() { throw new IllegalStateException(); }")
                .directory();

        run("--provider-path", path.toString(), "--provider", "acme");

        assertThat(engine.request().provider().identity().name()).isEqualTo("acme");
    }

    @Test
    void aFailureSaysWhatToAddToItsReplay() throws IOException {
        Path path = acme().directory();

        assertThat(run("--provider-path", path.toString()).out()).contains("Replay with: --provider-path " + path);
    }

    private VendorJar classes() {
        return new VendorJar(directory.resolve("classes"));
    }

    private VendorJar acme() throws IOException {
        return classes().with("Acme", "acme", "");
    }

    private Path withServiceFile(String content) {
        try {
            return classes().withResource(VendorJar.SERVICE_FILE, content).directory();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Invocation run(String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "run";
        args[1] = "--report";
        args[2] = directory.resolve("report").toString();
        System.arraycopy(options, 0, args, 3, options.length);
        return Invocation.of(engine, args);
    }

    private void assertRefused(Invocation refused, String... sentences) {
        assertThat(refused.err()).startsWith("ndk-tck: ").contains(sentences).hasLineCount(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(engine.ran()).isFalse();
        assertThat(directory.resolve("report")).doesNotExist();
    }
}
