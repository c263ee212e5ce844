package org.ndktck.cli;

import java.util.Optional;
import org.ndktck.cli.option.PeerPlace;
import org.ndktck.cli.peer.PeerAddress;
import picocli.CommandLine.Option;

/** Whether the passive side is in another process, and in which. */
final class PeerOption {

    @Option(
            names = "--peer",
            paramLabel = "HOST:PORT",
            converter = PeerPlace.class,
            description =
                    "Have the passive side in the process of 'ndk-tck peer' that waits there; what needs one clock is"
                            + " not judged then.")
    private Optional<PeerAddress> peer = Optional.empty();

    /** Where it waits. */
    Optional<PeerAddress> peer() {
        return peer;
    }
}
