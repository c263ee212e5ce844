package org.ndktck.zoo;

import java.io.IOException;

/** The processors of the machine, where a system lets a process choose. */
final class Processors {

    private Processors() {}

    /**
     * Keeps this process to one processor: its threads wait for each other all the time, and to wake one elsewhere costs
     * more than to give way. A system without {@code taskset} goes on as it is.
     *
     * @param number from 0 on; beyond the last one it begins again with the first
     */
    static void keepTo(int number) throws InterruptedException {
        int processor = number % Runtime.getRuntime().availableProcessors();
        String process = Long.toString(ProcessHandle.current().pid());
        try {
            new ProcessBuilder("taskset", "-apc", Integer.toString(processor), process)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // Slower, and nothing else.
        }
    }
}
