package org.ndktck.faulty.hostile;

import java.io.*;

/** The process that a provider is in. */
final class OwnProcess {

    private OwnProcess() {}

    /** Stops all threads of the process until somebody lets it go on, as a machine does that pauses it; on Unix only. */
    static void stop() {
        String pid = Long.toString(ProcessHandle.current().pid());
        try {
            new ProcessBuilder("kill", "-STOP", pid).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
