package org.ndktck.nativeprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The library in {@code src/test/c}, compiled for a test, and the memory through which a test talks to it. */
final class TestLibrary {

    static final int PENDS = 1;
    static final int STORE_HALF = 2;
    static final int TWICE = 3;
    static final int ON_A_THREAD = 4;

    private static final int ARGUMENTS = 12;
    private static final int RESERVED = ARGUMENTS + 3;

    private final Path file;
    private final long state;

    private TestLibrary(Path file, long state) {
        this.file = file;
        this.state = state;
    }

    /** Compiles it; without a C compiler there is nothing to test. */
    static Path compile(Path directory, String... defines) throws IOException, InterruptedException {
        Path library = directory.resolve(System.mapLibraryName("border" + String.join("", defines)));
        List<String> command = new ArrayList<>(List.of("cc", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared"));
        for (String define : defines) {
            command.add("-D" + define);
        }
        command.addAll(List.of("-Wno-unused", "-Isrc/main/c/include", "src/test/c/border.c", "-o", library.toString()));
        Process compiler;
        try {
            compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException none) {
            throw Assumptions.<RuntimeException>abort("no C compiler is called cc on this machine");
        }
        String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(compiler.waitFor()).as(said).isZero();
        return library;
    }

    static TestLibrary load(Path file) {
        long state = SymbolLookup.libraryLookup(file, Arena.global())
                .find("border")
                .orElseThrow()
                .address();
        return new TestLibrary(file, state);
    }

    Path file() {
        return file;
    }

    /** What the last call brought. */
    long argument(int index) {
        return Memory.address(state + (long) index * Long.BYTES);
    }

    /** A field of the reserved block of the last call's object, as the library found it. */
    long reserved(int index) {
        return Memory.address(state + (RESERVED + (long) index) * Long.BYTES);
    }

    /** What the next call is to do. */
    void behave(int behaviour) {
        Memory.address(state + (long) ARGUMENTS * Long.BYTES, behaviour);
    }

    /** What the next call is to leave in the register of its answer. */
    void answer(long register) {
        Memory.address(state + (ARGUMENTS + 1L) * Long.BYTES, register);
    }
}
