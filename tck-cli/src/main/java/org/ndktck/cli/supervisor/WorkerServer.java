package org.ndktck.cli.supervisor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.ndktck.cli.worker.WorkerMessage;

/** Where workers report: a socket of this machine only, and a directory for what outlives a process. */
final class WorkerServer implements AutoCloseable {

    /** Longest wait for the last words of a process that has ended, milliseconds. */
    static final long GRACE_MILLIS = 2000;

    private static final int WORD_BYTES = 16;

    private final ServerSocket server;
    private final Path directory;
    private final Map<String, CompletableFuture<WorkerProcess>> expected = new ConcurrentHashMap<>();
    private final List<WorkerProcess> workers = new CopyOnWriteArrayList<>();
    private final SecureRandom random = new SecureRandom();

    private WorkerServer(ServerSocket server, Path directory) {
        this.server = server;
        this.directory = directory;
    }

    static WorkerServer open() throws IOException {
        WorkerServer hub = new WorkerServer(
                new ServerSocket(0, 0, InetAddress.getLoopbackAddress()), Files.createTempDirectory("ndk-tck-workers"));
        WorkerProcess.daemon("ndk-tck workers' door", hub::admit);
        return hub;
    }

    int port() {
        return server.getLocalPort();
    }

    Path directory() {
        return directory;
    }

    /** A word by which a worker will be known; nobody else on the machine has it. */
    String expect(CompletableFuture<WorkerProcess> worker) {
        byte[] word = new byte[WORD_BYTES];
        random.nextBytes(word);
        String text = HexFormat.of().formatHex(word);
        expected.put(text, worker.whenComplete((started, failure) -> workers.add(started)));
        return text;
    }

    private void admit() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                WorkerProcess.daemon("ndk-tck worker's word", () -> read(socket));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void read(Socket socket) {
        try (socket;
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            String hello = in.readLine();
            WorkerMessage said = hello == null ? null : WorkerMessage.of(hello).orElse(null);
            if (hello != null && said == WorkerMessage.HELLO) {
                CompletableFuture<WorkerProcess> worker = expected.remove(said.text(hello));
                if (worker != null) {
                    worker.join().connected(socket, in, hello);
                }
            }
        } catch (IOException gone) {
            // the end of the process is an event of its own
        }
    }

    @Override
    public void close() {
        workers.forEach(WorkerProcess::kill);
        try {
            server.close();
            try (Stream<Path> left = Files.list(directory)) {
                for (Path file : left.toList()) {
                    Files.deleteIfExists(file);
                }
            }
            Files.deleteIfExists(directory);
        } catch (IOException e) {
            System.getLogger(WorkerServer.class.getName())
                    .log(System.Logger.Level.WARNING, "files of the workers stay in " + directory + ": " + e);
        }
    }
}
