package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.cli.provider.SelectableProviders;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Which providers are listed, and what is said of those in an index. */
class ProvidersCommandTest {

    private static final String INDEX = "META-INF/ndk-tck/providers.index";

    @TempDir
    private Path directory = Path.of("");

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());

    @Test
    void theReferenceIsListedAndConforms() {
        assertThat(entry(SelectableProviders.REFERENCE, listJson()))
                .isEqualTo(Map.of("name", "reference", "expects", Map.of("exit", 0, "violates", List.of())));
    }

    @Test
    void aVendorsProviderIsListedWithoutAVerdict() throws IOException {
        Path path = classes().with("Acme", "acme", "").directory();

        assertThat(entry("acme", listJson("--provider-path", path.toString()))).containsEntry("expects", null);
        assertThat(list("--provider-path", path.toString()).out()).containsPattern("acme +Acme, version 1.4\n");
    }

    @Test
    void anIndexIsListedWithoutLoadingAClass() throws IOException {
        Path path = withIndex("faulty:twice\tcom.acme.NowhereToBeFound\t1\tCB-01,CB-03\n");

        assertThat(entry("faulty:twice", listJson("--provider-path", path.toString())))
                .containsEntry("expects", Map.of("exit", 1, "violates", List.of("CB-01", "CB-03")));
    }

    @Test
    void peopleSeeTheIndexOnlyIfTheyAsk() throws IOException {
        String path = withIndex("faulty:twice\tcom.acme.Twice\t1\tCB-01,CB-03\nlawful:slow\tcom.acme.Slow\t0\t\n")
                .toString();

        assertThat(list("--provider-path", path).out()).doesNotContain("faulty:", "lawful:");
        assertThat(list("--provider-path", path, "--all").out())
                .containsPattern("faulty:twice +exit 1, violates CB-01, CB-03\n")
                .containsPattern("lawful:slow +exit 0\n");
    }

    @Test
    void aProviderOfAnIndexIsChosenByName() throws IOException {
        Path path = new VendorJar(withIndex("faulty:acme\tcom.acme.Acme\t1\tCB-01\n"))
                .with("Acme", "acme", "")
                .directory();

        run("faulty:acme", path);

        assertThat(engine.request().provider().getClass().getName()).isEqualTo("com.acme.Acme");
    }

    @Test
    void anIndexThatNamesNoClassIsRefused() throws IOException {
        Invocation refused = run("faulty:acme", withIndex("faulty:acme\tcom.acme.Gone\t1\tCB-01\n"));

        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.err()).contains("names com.acme.Gone for faulty:acme, which is not there");
    }

    @Test
    void aMalformedIndexIsRefused() throws IOException {
        assertRefused("# names\n\nfaulty:acme com.acme.Acme 1\n", "malformed line at ", INDEX + ":3");
        assertRefused("faulty:acme\tcom.acme.Acme\t1\tGCD-77\n", "'GCD-77'", INDEX + ":1");
        assertRefused("faulty:acme\tcom.acme.Acme\t9\tGCD-07\n", "malformed line at ", INDEX + ":1");
    }

    @Test
    void theBrokenAreNamedAfterTheOthers() throws IOException {
        Path path = classes()
                .withResource(VendorJar.SERVICE_FILE, "com.acme.Gone\n")
                .directory();

        Invocation list = list("--provider-path", path.toString());

        assertThat(list.out()).startsWith("reference");
        assertThat(list.err()).contains("Provider com.acme.Gone not found").hasLineCount(1);
        assertThat(list.exitCode()).isEqualTo(3);
    }

    @Test
    void aProviderThatEndsItsProcessDoesNotEndTheCommand() throws IOException {
        assertNotListed("static { Runtime.getRuntime().halt(7); }", "ended its process", "with exit code 7");
        assertNotListed("public Acme() { System.exit(8); }", "ended its process", "with exit code 8");
    }

    /** The names of the others are told, and of the class that hangs where it does. */
    @Test
    @Tag("processes")
    void aClassThatHangsIsNamedAfterTheOthers() throws IOException {
        Path path = classes()
                .with(
                        "Hangs",
                        "hangs",
                        "static { stay(); } static void stay() { while (true) { Thread.onSpinWait(); } }")
                .with("Acme", "acme", "")
                .directory();

        Invocation list = list("--provider-path", path.toString());

        assertThat(list.out()).contains("acme  ");
        assertThat(list.err())
                .startsWith("ndk-tck: the provider class com.acme.Hangs in " + path + "/ has not been made after ")
                .contains("com.acme.Hangs.stay", "its class initialiser, its public constructor and its identity()")
                .hasLineCount(1);
        assertThat(list.exitCode()).isEqualTo(3);
    }

    @Test
    void whatAProviderPrintsIsNotPartOfTheList() throws IOException {
        Path path = classes()
                .with("Acme", "acme", "static { System.out.println(\"[noise\"); }")
                .directory();

        assertThat(entry("acme", listJson("--provider-path", path.toString()))).containsEntry("expects", null);
    }

    private void assertNotListed(String members, String... words) throws IOException {
        Path path = classes().with("Acme", "acme", members).directory();

        Invocation list = list("--provider-path", path.toString());

        assertThat(list.err())
                .startsWith("ndk-tck: the providers on --provider-path " + path + " could not be listed: ")
                .contains(words)
                .hasLineCount(1);
        assertThat(list.out()).isEmpty();
        assertThat(list.exitCode()).isEqualTo(3);
    }

    private void assertRefused(String index, String... words) throws IOException {
        Invocation refused = list("--provider-path", withIndex(index).toString());
        assertThat(refused.err()).contains(words).hasLineCount(1);
        assertThat(refused.exitCode()).isEqualTo(3);
    }

    private VendorJar classes() {
        return new VendorJar(directory.resolve("classes"));
    }

    private Path withIndex(String lines) throws IOException {
        return classes().withResource(INDEX, lines).directory();
    }

    private Invocation run(String provider, Path path) {
        String report = directory.resolve("report").toString();
        return Invocation.of(
                engine, "run", "--report", report, "--provider", provider, "--provider-path", path.toString());
    }

    private Invocation list(String... options) {
        String[] args = new String[options.length + 1];
        args[0] = "providers";
        System.arraycopy(options, 0, args, 1, options.length);
        return Invocation.of(engine, args);
    }

    private List<Map<String, Object>> listJson(String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "--format";
        args[1] = "json";
        System.arraycopy(options, 0, args, 2, options.length);
        return JsonMapper.shared().readValue(list(args).out(), new TypeReference<>() {});
    }

    private static Map<String, Object> entry(String name, List<Map<String, Object>> entries) {
        return entries.stream()
                .filter(entry -> name.equals(entry.get("name")))
                .findFirst()
                .orElseThrow();
    }
}
