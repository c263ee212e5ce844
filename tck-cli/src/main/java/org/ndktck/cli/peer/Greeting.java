package org.ndktck.cli.peer;

import java.io.IOException;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.peer.PeerMessage.Kind;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.RunException;
import tools.jackson.databind.JsonNode;

/**
 * The first word of a conversation: both sides have to be the same kit, or they would not mean the same by what they say.
 *
 * @param kit its version
 * @param catalogue what tells its catalogue from any other
 * @param provider name and version of the provider
 */
public record Greeting(String kit, String catalogue, String provider) {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Refuses what others may send in place of one. */
    public Greeting {
        Objects.requireNonNull(kit);
        Objects.requireNonNull(catalogue);
        Objects.requireNonNull(provider);
    }

    static Greeting of(String provider) {
        return new Greeting(
                KitVersion.text(), UUID.nameUUIDFromBytes(Catalog.source()).toString(), provider);
    }

    /**
     * Greets a peer and takes leave again.
     *
     * @param peer where it waits
     * @return what it said
     * @throws RunException if nobody is there who can be the other side of a run
     */
    public static Greeting of(PeerAddress peer) throws RunException {
        try (Conversation conversation = connect(peer, asked -> List.of())) {
            return greet(conversation, peer);
        } catch (PeerLostException e) {
            throw new RunException(String.valueOf(e.getMessage()), e);
        }
    }

    /** Begins a conversation with a peer that fits. */
    static Conversation say(PeerAddress peer, UnaryOperator<List<JsonNode>> callBack) {
        Conversation conversation = connect(peer, callBack);
        greet(conversation, peer);
        return conversation;
    }

    private static Conversation connect(PeerAddress peer, UnaryOperator<List<JsonNode>> callBack) {
        Socket socket = new Socket();
        try {
            socket.connect(peer.socketAddress(), Math.toIntExact(LIMIT.toMillis()));
            return new Conversation(socket, "run-", asked -> callBack.apply(asked.values())).begin();
        } catch (UnknownHostException e) {
            throw new PeerLostException("the host of the peer at " + peer + " is not known; correct --peer");
        } catch (IOException e) {
            throw new PeerLostException("no peer answers at " + peer + ": " + e.getMessage()
                    + "; start 'ndk-tck peer' there first, and give --peer the address that it prints");
        }
    }

    private static Greeting greet(Conversation conversation, PeerAddress peer) {
        Greeting theirs;
        try {
            theirs = Values.read(conversation.ask(Kind.HELLO, List.of(), LIMIT).get(0), Greeting.class);
        } catch (RuntimeException e) {
            throw new PeerLostException(
                    "what answers at " + peer + " is no 'ndk-tck peer', or is busy with another run;"
                            + " give --peer the address that it prints");
        }
        Greeting ours = of("");
        if (!theirs.kit().equals(ours.kit())) {
            throw new PeerLostException("the peer at " + peer + " is of the kit's version " + theirs.kit()
                    + " and this is " + ours.kit() + "; use the same one for both");
        }
        if (!theirs.catalogue().equals(ours.catalogue())) {
            throw new PeerLostException("the peer at " + peer + " has another catalogue of requirements; use the same"
                    + " build of the kit for both");
        }
        return theirs;
    }
}
