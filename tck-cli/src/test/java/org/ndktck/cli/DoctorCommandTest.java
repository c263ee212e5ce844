package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the doctor says of providers that a run can begin with, and of those it cannot. */
class DoctorCommandTest {

    private static final List<String> CHECKS =
            List.of("java", "memory", "threads", "clock", "provider", "adapter", "addresses", "ports", "reachability");

    private static final String SOURCE = """
            package com.acme;
            import org.ndktck.api.provider.*;
            public final class Acme extends org.ndktck.faulty.DerivedProvider {
                %s
            }
            """;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aProviderThatCanBeJudgedHasNothingWrong() {
        Invocation doctor = Invocation.of(new TckEngine(), "doctor");

        assertThat(doctor.exitCode()).as(doctor.out()).isZero();
        assertThat(doctor.err()).isEmpty();
        assertThat(doctor.out().lines().map(DoctorCommandTest::check)).containsExactlyElementsOf(CHECKS);
        assertThat(doctor.out())
                .contains(
                        "ok       provider      class org.ndktck.reference.ReferenceProvider",
                        "ok       reachability  connections are made");
    }

    @Test
    void aProviderWithoutConnectionsIsWarnedAbout() {
        Invocation doctor = Invocation.of(new TckEngine(), "doctor", "--provider", "null:SaysNotSupported");

        assertThat(doctor.exitCode()).isZero();
        assertThat(doctor.out())
                .contains("warning  reachability  no connection was made: INCONCLUSIVE, NdkCreateCq returned")
                .contains("; 'ndk-tck run --only GEN-02' shows the calls");
    }

    @Test
    void anAdapterThatCannotBeOpenedHasItsOwnRemedy() throws IOException {
        Path jar = new VendorJar(directory.resolve("classes"))
                .with("Acme", "acme", "")
                .jar(directory.resolve("acme.jar"));

        Invocation doctor = Invocation.of(new TckEngine(), "doctor", "--provider-path", jar.toString());

        assertThat(doctor.exitCode()).isEqualTo(3);
        assertThat(doctor.out().lines().map(DoctorCommandTest::check)).containsExactlyElementsOf(CHECKS);
        assertThat(doctor.out())
                .contains("ok       provider      class com.acme.Acme of the provider on " + jar)
                .contains("failed   adapter       provider 'acme' cannot open an adapter: nic7 is missing;"
                        + " name another with --set device=NAME\n")
                .contains("skipped  ports         no adapter could be opened\n");
    }

    @Test
    void aClassThatCannotBeLoadedIsNamed() throws IOException {
        Path classes = new VendorJar(directory.resolve("classes"))
                .withResource(VendorJar.SERVICE_FILE, "com.acme.Missing\n")
                .directory();

        Invocation doctor =
                Invocation.of(new TckEngine(), "doctor", "--provider-path", classes.toString(), "--format", "json");

        JsonNode provider = result(doctor.out(), "provider");
        assertThat(doctor.exitCode()).isEqualTo(3);
        assertThat(provider.get("state").asString()).isEqualTo("FAILED");
        assertThat(provider.get("found").asString()).contains("com.acme.Missing");
        assertThat(provider.get("remedy").asString()).contains("META-INF/services/");
        assertThat(result(doctor.out(), "adapter").get("state").asString()).isEqualTo("SKIPPED");
    }

    @Test
    @Tag("processes")
    void aProviderThatEndsItsProcessWhileItIsMadeTakesNobodyWithIt() throws IOException {
        Invocation doctor =
                doctor("public Acme() { System.err.println(\"no licence\"); Runtime.getRuntime().halt(7); }");

        assertThat(doctor.exitCode()).isEqualTo(3);
        assertThat(doctor.out().lines().map(DoctorCommandTest::check)).containsExactlyElementsOf(CHECKS);
        assertThat(doctor.out())
                .contains("failed   provider      the process ended, its exit code was 7;"
                        + " the last it printed was: no licence; let the provider be made")
                .contains("skipped  adapter       the process ended before it\n")
                .contains("skipped  reachability  no adapter could be opened\n");
        assertThat(doctor.err()).isEqualToNormalizingNewlines("no licence\n");
    }

    @Test
    @Tag("processes")
    void aProviderThatEndsItsProcessWhileItIsOpenedTakesNobodyWithIt() throws IOException {
        Invocation doctor = doctor(
                "@Override public OpenedAdapters open(OpenRequest request) { Runtime.getRuntime().halt(0); return null; }");

        assertThat(doctor.exitCode()).isEqualTo(3);
        assertThat(doctor.out())
                .contains("ok       provider      class com.acme.Acme")
                .contains("failed   adapter       the process ended, its exit code was 0; let the provider be made");
    }

    @Test
    @Tag("processes")
    void aProviderThatEndsItsProcessWhileItIsClosedCanBeJudged() throws IOException {
        Invocation doctor = doctor("""
                @Override public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    OpenedAdapters opened = super.open(request);
                    return (OpenedAdapters) java.lang.reflect.Proxy.newProxyInstance(
                            Acme.class.getClassLoader(), new Class<?>[] {OpenedAdapters.class}, (self, method, given) -> {
                                if (method.getName().equals("close")) {
                                    Runtime.getRuntime().halt(9);
                                }
                                return method.invoke(opened, given);
                            });
                }
                """);

        assertThat(doctor.out()).contains("warning  closing       the process ended, its exit code was 9;");
        assertThat(doctor.exitCode()).isZero();
    }

    private Invocation doctor(String member) throws IOException {
        Path classes = new VendorJar(directory.resolve("classes"))
                .withSource("Acme", SOURCE.formatted(member))
                .directory();
        return Invocation.of(new TckEngine(), "doctor", "--provider-path", classes.toString());
    }

    /** A run that cannot begin says who knows more, in the same sentence. */
    @Test
    void aRunThatCannotOpenTheProviderPointsToTheDoctor() throws IOException {
        Path jar = new VendorJar(directory.resolve("classes"))
                .with("Acme", "acme", "")
                .jar(directory.resolve("acme.jar"));

        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--isolation=none",
                "--provider-path",
                jar.toString(),
                "--report",
                directory.resolve("report").toString());

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .contains("nic7 is missing; name another with --set device=NAME; 'ndk-tck doctor' with the same")
                .hasLineCount(1);
    }

    private static JsonNode result(String json, String check) {
        for (JsonNode result : JsonMapper.shared().readTree(json)) {
            if (result.get("check").asString().equals(check)) {
                return result;
            }
        }
        throw new AssertionError("no check " + check + " in " + json);
    }

    private static String check(String line) {
        return line.split(" +", -1)[1];
    }
}
