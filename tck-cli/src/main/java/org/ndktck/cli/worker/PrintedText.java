package org.ndktck.cli.worker;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * What the provider prints to a standard stream: it goes where it went before, and line by line to somebody who keeps it.
 * Only so much of it is kept for one requirement; of the rest is kept how much there was. Thread-safe.
 */
final class PrintedText extends OutputStream {

    private static final int LONGEST_LINE = 4096;

    private final PrintStream original;
    private final Consumer<String> keeper;
    private final int most;
    private final byte[] line = new byte[LONGEST_LINE];
    private int length;
    private long kept;
    private long left;

    /**
     * Listens to a stream.
     *
     * @param original where the text went before
     * @param most how many bytes are kept until {@link #next}
     * @param keeper gets a line, or a part of a long one
     */
    PrintedText(PrintStream original, int most, Consumer<String> keeper) {
        this.original = original;
        this.most = most;
        this.keeper = keeper;
    }

    /** What is printed in this process from now on is for people to see, and no answer that anybody waits for. */
    static void isForPeople() {
        System.setOut(System.err);
    }

    /** Listens to both standard streams of this process from now on. */
    static List<PrintedText> ofStandardStreams(int most, Consumer<String> keeper) {
        PrintedText out = new PrintedText(System.out, most, keeper);
        PrintedText err = new PrintedText(System.err, most, keeper);
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        return List.of(out, err);
    }

    @Override
    public synchronized void write(int b) {
        original.write(b);
        keep(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
        original.write(bytes, from, count);
        for (int at = from; at < from + count; at++) {
            keep(bytes[at]);
        }
    }

    private void keep(int b) {
        if (kept >= most) {
            left++;
            return;
        }
        kept++;
        if (b == '\n') {
            tell();
        } else {
            line[length++] = (byte) b;
            if (length == line.length) {
                tell();
            }
        }
    }

    @Override
    public void flush() {
        original.flush();
    }

    /** What comes from now on belongs to another requirement. */
    synchronized void next() {
        if (length > 0) {
            tell();
        }
        if (left > 0) {
            keeper.accept("(" + left + " bytes more)");
        }
        kept = 0;
        left = 0;
    }

    private void tell() {
        keeper.accept(new String(line, 0, length, StandardCharsets.UTF_8));
        length = 0;
    }
}
