package org.ndktck.cli.peer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.engine.OpenedProvider;
import org.ndktck.engine.RunException;
import tools.jackson.databind.JsonNode;

/** Waits for runs, and is the other side of one after the other. */
public final class PeerServer implements AutoCloseable {

    private final ServerSocket socket;
    private final NdkProvider provider;
    private final Map<String, String> settings;
    private final Duration patience;

    private PeerServer(ServerSocket socket, NdkProvider provider, Map<String, String> settings, Duration patience) {
        this.socket = socket;
        this.provider = provider;
        this.settings = Map.copyOf(settings);
        this.patience = patience;
    }

    /**
     * Begins to wait.
     *
     * @param place where
     * @param provider opened anew for each run
     * @param settings what it is opened with
     * @param patience how long its opening and its end may take
     * @return the server
     * @throws RunException if nobody can wait there
     */
    public static PeerServer at(
            PeerAddress place, NdkProvider provider, Map<String, String> settings, Duration patience)
            throws RunException {
        try {
            ServerSocket socket = new ServerSocket();
            socket.bind(place.socketAddress());
            return new PeerServer(socket, provider, settings, patience);
        } catch (IOException e) {
            throw new RunException(
                    "nobody can wait at " + place + ": " + e.getMessage()
                            + "; give --listen an address of this machine and a port that is free",
                    e);
        }
    }

    /**
     * Tells where runs find this.
     *
     * @return the address, with the port that was chosen
     */
    public PeerAddress address() {
        return new PeerAddress(socket.getInetAddress().getHostAddress(), socket.getLocalPort());
    }

    /**
     * Serves runs until this is closed.
     *
     * @param said is told what happens, one line each
     */
    public void serve(Consumer<String> said) {
        while (!socket.isClosed()) {
            try (Socket next = socket.accept()) {
                new Session(next, said).last();
            } catch (IOException e) {
                // whoever called has gone again, or this is closed
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /** One run, or who only asks who this is. */
    private final class Session {

        private final Conversation conversation;
        private final Consumer<String> said;
        private final String from;
        private final CountDownLatch ended = new CountDownLatch(1);
        private @Nullable OpenedProvider opened;
        private volatile @Nullable ExportedObjects objects;

        Session(Socket caller, Consumer<String> said) throws IOException {
            this.said = said;
            this.from = caller.getInetAddress().getHostAddress();
            this.conversation = new Conversation(caller, "peer-", this::answer).whenOver(ended::countDown);
        }

        /** Serves the run to its end. */
        void last() {
            conversation.begin();
            try {
                ended.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            close();
        }

        private synchronized void close() {
            OpenedProvider present = opened;
            if (present != null) {
                present.close(patience);
                said.accept("The run from " + from + " has ended.");
            }
        }

        private List<JsonNode> answer(PeerMessage asked) {
            ExportedObjects present = objects;
            return switch (asked.kind()) {
                case HELLO ->
                    List.of(Values.write(Greeting.of(provider.identity().name() + " "
                            + provider.identity().version())));
                case OPEN -> open(Values.read(asked.values().get(0), WorkerSlot.class));
                case CALL -> present == null ? List.of() : present.call(asked.values());
                default -> List.of();
            };
        }

        /** Whoever asked may have gone meanwhile. */
        private synchronized void keep(OpenedProvider now) {
            if (ended.getCount() == 0) {
                now.close(patience);
            } else {
                opened = now;
            }
        }

        private List<JsonNode> open(WorkerSlot slot) {
            try {
                said.accept("A run from " + from + " begins.");
                OpenedProvider now = OpenedProvider.of(provider, settings, slot, patience);
                OpenedAdapters adapters = now.adapters();
                ExportedObjects exported = new ExportedObjects(adapters.passiveAdapter(), conversation::ask);
                objects = exported;
                keep(now);
                return List.of(Values.write(new PeeredAdapters.Opened(
                        exported.adapter(),
                        adapters.passiveAddresses().stream()
                                .map(InetAddress::getHostAddress)
                                .toList(),
                        adapters.facilities(),
                        adapters.chosenPorts())));
            } catch (RunException e) {
                said.accept("The provider could not be opened: " + e.getMessage());
                return Values.all("refused", e.getMessage());
            }
        }
    }
}
