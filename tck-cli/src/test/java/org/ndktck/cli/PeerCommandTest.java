package org.ndktck.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.Catalog;
import org.ndktck.engine.KitVersion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run whose passive side is in another process, over TCP. */
@Timeout(240)
@Tag("processes")
class PeerCommandTest {

    private static final String[] RUN = {
        "run", "--provider", "reference-tcp", "--set", "families=ipv4", "--tries", "30", "--no-progress", "--peer"
    };

    /** The reference over TCP, with something else in place of what an accept sends. */
    private static final String TWIN = """
            package com.acme;
            import java.util.Arrays;
            import org.ndktck.api.provider.*;
            import org.ndktck.reference.*;
            import org.ndktck.reference.negotiation.PrivateData;
            import org.ndktck.reference.transport.Message;
            public final class Twin implements NdkProvider {
                private static int accepts;
                private final ProviderIdentity identity = new ProviderIdentity("twin", "Acme", "1.4");
                private final NdkProvider derived = new ReferenceTcpProvider(
                        identity,
                        Hooks.documented().withFilter(all -> all instanceof Message.Acceptance one ? other(one) : all));
                private static Message other(Message.Acceptance one) {
                    byte[] data = one.privateData().toByteArray();
                    %s
                }
                public ProviderIdentity identity() { return identity; }
                public int spiVersion() { return SPI_VERSION; }
                public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                    return derived.open(request);
                }
            }
            """;

    private static final String TRUNCATES =
            "return new Message.Acceptance(one.granted(), PrivateData.of(Arrays.copyOf(data, Math.max(data.length - 1, 0))));";

    private static final String ENDS = "if (++accepts == 20) { Runtime.getRuntime().halt(1); } return one;";

    @TempDir
    private Path directory = Path.of("");

    private @Nullable Process peer;

    @AfterEach
    void end() throws InterruptedException {
        Process present = peer;
        if (present != null) {
            present.destroyForcibly().waitFor();
        }
    }

    @Test
    void whatNeedsNoClockIsJudgedAcrossTheBoundary() throws Exception {
        Invocation run =
                run(start("--provider", "reference-tcp"), "--only", "GCD-07,GCD-09,ACC-07,GPA-09,LIS-12,REJ-03,CB-01");

        assertThat(run.exitCode()).as(run.toString()).isZero();
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("Not a whole run", "with the peer at 127.0.0.1:", "CONFORMS AS FAR AS JUDGED");
        for (String id : new String[] {"GCD-07", "GCD-09", "ACC-07", "GPA-09", "LIS-12", "REJ-03"}) {
            assertThat(row(id).at("/verdict").asString()).as(id).isEqualTo("CONFORMS");
        }
        assertThat(row("CB-01").at("/verdict").asString()).isEqualTo("NOT_JUDGED");
        assertThat(row("CB-01").at("/reason").asString()).startsWith("it needs one clock");
    }

    @Test
    void aFaultOfThePeersProviderIsSeenFromHere() throws Exception {
        Invocation run = run(start("--provider-path", twin(TRUNCATES)), "--only", "ACC-07,ACC-09,CON-13");

        assertThat(run.exitCode()).as(run.toString()).isEqualTo(1);
        assertThat(row("ACC-09").at("/verdict").asString()).isEqualTo("VIOLATES");
        assertThat(row("ACC-07").at("/verdict").asString()).isEqualTo("CONFORMS");
        assertThat(row("CON-13").at("/verdict").asString()).isEqualTo("CONFORMS");
    }

    @Test
    void aPeerThatEndsLeavesTheRestUndecided() throws Exception {
        String place = start("--provider-path", twin(ENDS));

        Invocation run = run(place, "--only", "ACC-07,ACC-09");

        assertThat(run.exitCode()).as(run.toString()).isEqualTo(2);
        assertThat(run.out()).contains("the peer at " + place + " ").doesNotContain("VIOLATES");
    }

    private String twin(String other) throws IOException {
        return new VendorJar(directory.resolve("twin"))
                .withSource("Twin", TWIN.formatted(other))
                .directory()
                .toString();
    }

    @Test
    void whoeverIsNoRunDisturbsNoRun() throws Exception {
        String place = start("--provider", "reference-tcp");
        int port = Integer.parseInt(place.substring(place.indexOf(':') + 1));
        for (String noise : new String[] {"", "GET / HTTP/1.1\r\n\r\n", "\0\0\0\5hello", "\0\0\0\2{}", "\0"}) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.getOutputStream().write(noise.getBytes(UTF_8));
            }
        }

        Invocation run = run(place, "--only", "GCD-07");

        assertThat(run.exitCode()).as(run.toString()).isZero();
    }

    @Test
    void aPlaceWithoutAPeerIsRefused() throws Exception {
        int free;
        try (ServerSocket nobody = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = nobody.getLocalPort();
        }
        assertRefused(
                "127.0.0.1:" + free,
                "no peer answers at 127.0.0.1:" + free + ": Connection refused; start"
                        + " 'ndk-tck peer' there first, and give --peer the address that it prints");
        assertRefused(
                "no-such-host.invalid:1",
                "the host of the peer at no-such-host.invalid:1 is not known; correct --peer");
    }

    @Test
    void anotherKitIsRefused() throws Exception {
        String mine = UUID.nameUUIDFromBytes(Catalog.source()).toString();
        assertGreetingRefused(
                "{\"kit\":\"9.9\",\"catalogue\":\"" + mine + "\",\"provider\":\"p\"}",
                "is of the kit's version 9.9 and this is " + KitVersion.text() + "; use the same one for both");
        assertGreetingRefused(
                "{\"kit\":\"" + KitVersion.text() + "\",\"catalogue\":\"other\",\"provider\":\"p\"}",
                "has another catalogue of requirements; use the same build of the kit for both");
        assertGreetingRefused("{\"hello\":1}", "is no 'ndk-tck peer', or is busy with another run");
    }

    private void assertGreetingRefused(String greeting, String sentence) throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Void> answering = CompletableFuture.runAsync(() -> answer(other, greeting));
            assertRefused("127.0.0.1:" + other.getLocalPort(), sentence);
            answering.get(10, TimeUnit.SECONDS);
        }
    }

    private static void answer(ServerSocket other, String greeting) {
        try (Socket socket = other.accept()) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            JsonNode asked = JsonMapper.shared().readTree(in.readNBytes(in.readInt()));
            byte[] answer = ("{\"thread\":" + asked.get("thread") + ",\"kind\":\"ANSWER\",\"values\":[" + greeting
                            + "]}")
                    .getBytes(UTF_8);
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(answer.length);
            out.write(answer);
            in.read(); // until it has gone
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void assertRefused(String place, String sentence) throws Exception {
        Invocation run = run(place);

        assertThat(run.exitCode()).as(run.toString()).isEqualTo(3);
        assertThat(run.err()).contains(sentence).hasLineCount(1);
        assertThat(directory.resolve("ndk-tck-report")).doesNotExist();
    }

    /** Starts a peer, and gives the place that it prints. */
    private String start(String... options) throws Exception {
        Path own = Files.createDirectory(directory.resolve("peer"));
        String[] all = Stream.concat(Stream.of("peer", "--set", "families=ipv4"), Stream.of(options))
                .toArray(String[]::new);
        Process started = JavaProcess.ofClassPath(own).start(all);
        peer = started;
        Pattern place = Pattern.compile("--peer (\\S+)'");
        for (int look = 0; look < 600 && started.isAlive(); look++) {
            Matcher printed = place.matcher(Files.readString(own.resolve("out")));
            if (printed.find()) {
                return printed.group(1);
            }
            started.waitFor(100, TimeUnit.MILLISECONDS);
        }
        throw new AssertionError(Files.readString(own.resolve("err")));
    }

    private Invocation run(String place, String... options) throws Exception {
        Path report = directory.resolve("ndk-tck-report");
        String[] all = Stream.of(Stream.of(RUN), Stream.of(place, "--report", report.toString()), Stream.of(options))
                .flatMap(part -> part)
                .toArray(String[]::new);
        return Invocation.of(new TckEngine(), all);
    }

    private JsonNode row(String id) throws IOException {
        JsonNode result =
                JsonMapper.shared().readTree(Files.readString(directory.resolve("ndk-tck-report/compliance.json")));
        for (JsonNode row : result.at("/requirements")) {
            if (row.at("/id").asString().equals(id)) {
                return row;
            }
        }
        throw new AssertionError(id);
    }
}
