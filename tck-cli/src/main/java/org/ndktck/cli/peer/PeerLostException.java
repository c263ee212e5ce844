package org.ndktck.cli.peer;

import java.io.Serial;

/** The other process is not there any more, or was none. */
final class PeerLostException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    PeerLostException(String message) {
        super(message);
    }
}
