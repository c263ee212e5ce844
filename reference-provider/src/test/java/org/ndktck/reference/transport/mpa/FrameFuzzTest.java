package org.ndktck.reference.transport.mpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.reference.transport.mpa.FrameFuzz.Reader;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/** What the fuzzer found worth keeping, shown to the readers of frames again. */
class FrameFuzzTest {

    private static final Path CORPUS = Path.of("src/test/resources/frames");

    @Test
    void theReadersBearEverythingThatTheFuzzerKept() throws IOException {
        List<byte[]> corpus = corpus();

        assertThat(corpus).hasSizeGreaterThan(30);
        corpus.forEach(input -> assertThatNoException().isThrownBy(() -> FrameFuzz.fuzzerTestOneInput(input)));
    }

    @Test
    void theCorpusHasWholeFramesOfEachKind() throws IOException {
        Reader request = in -> SetUpFrame.read(in, Kind.REQUEST);
        Reader reply = in -> SetUpFrame.read(in, Kind.REPLY);
        for (Reader reader : List.of(request, reply, (Reader) Fpdu::read)) {
            assertThat(corpus()).anyMatch(input -> isWhole(input, reader));
        }
    }

    private static boolean isWhole(byte[] input, Reader reader) {
        try {
            return reader.read(ByteBuffer.wrap(input, 2, input.length - 2)).isPresent();
        } catch (MalformedFrame e) {
            return false;
        }
    }

    @Test
    void readersThatAreWrongAreSeen() {
        byte[] input = new byte[40];
        input[1] = 5;
        assertSeen("takes a part of a frame", input, in -> {
            in.get();
            return Optional.empty();
        });
        assertSeen("waits for more than the longest frame", input, in -> Optional.empty());
        assertSeen("reads otherwise what comes in two pieces", input, in -> {
            MalformedFrame.unless(in.remaining() > 5, "too short");
            in.position(22);
            return Optional.of(new Fpdu.Ready());
        });
        assertSeen("does not read again what it read", input, in -> {
            if (in.remaining() < 30) {
                return Optional.empty();
            }
            in.position(22);
            return Optional.of(new Fpdu.Ready());
        });
        assertThatThrownBy(() -> FrameFuzz.check(input, in -> Optional.of(in.get(100)), Fpdu.MAX_FPDU))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static void assertSeen(String what, byte[] input, Reader wrong) {
        assertThatThrownBy(() -> FrameFuzz.check(input, wrong, Fpdu.MAX_FPDU)).hasMessageContaining(what);
    }

    private static List<byte[]> corpus() throws IOException {
        try (Stream<Path> files = Files.list(CORPUS)) {
            return files.sorted()
                    .map(FrameFuzzTest::bytes)
                    .filter(input -> input.length > 2)
                    .toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
