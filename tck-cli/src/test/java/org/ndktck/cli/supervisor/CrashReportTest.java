package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read from the remains of a process that native code has ended. */
class CrashReportTest {

    private static final String BEGINNING = """
            #
            # A fatal error has been detected by the Java Runtime Environment:
            #
            #  SIGSEGV (0xb) at pc=0x00007f1d2c0de146, pid=4711, tid=4712
            #
            # Problematic frame:
            # C  [libacme.so+0x1146]  choose_port+0x16

            Stack: [0x00007f1d,0x00007f1e],  sp=0x00007f1d,  free space=1017k
            Native frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)
            """;

    @TempDir
    private Path directory = Path.of("");

    private String read(String log, String printed) throws IOException {
        Path file = Files.writeString(directory.resolve("crash.log"), log);
        return CrashReport.read(file, printed).orElse("nothing");
    }

    @Test
    void theSignalAndTheFirstNativeFramesAreNamedWithoutAddresses() throws IOException {
        String log = BEGINNING + """
                C  [libacme.so+0x1146]  choose_port+0x16
                C  [libacme.so+0x2000]  acme_connect+0x2f  (acme.c:12)
                j  java.lang.invoke.LambdaForm$MH.invokeStatic(JJ)I+5
                C  [libother.so+0x10]  never_shown+0x1
                """;

        assertThat(read(log, ""))
                .isEqualTo("SIGSEGV in choose_port of libacme.so, called by acme_connect of libacme.so;"
                        + " native code that was built with AddressSanitizer tells more");
    }

    @Test
    void aFunctionWithoutANameIsToldByItsLibrary() throws IOException {
        assertThat(read(BEGINNING + "C  [libacme.so+0x1146]\n", ""))
                .startsWith("SIGSEGV in a function without a name of libacme.so;");
    }

    @Test
    void whereNoFrameIsKnownTheSignalIsLeft() throws IOException {
        assertThat(read(BEGINNING + "C  0x0000000000000001\n", "")).startsWith("SIGSEGV;");
    }

    @Test
    void whatASanitizerPrintedIsTakenFirst() throws IOException {
        String printed = """
                warm-up
                ==99==ERROR: AddressSanitizer: heap-use-after-free on address 0x60b0000000f0 at pc 0x7f5 bp 0x7f6 sp 0x7f7
                READ of size 8 at 0x60b0000000f0 thread T14
                    #0 0x7f1b6c2a12f8 in queue_event /src/acme/event.c:31
                    #1 0x7f1b6c2a1000 in acme_close (/opt/libacme.so+0x1000)
                    #2 0x7f1b00000000  (<unknown module>)

                freed by thread T14 here:
                    #0 0x7f1b in __interceptor_free malloc.cpp:52
                """;

        assertThat(read(BEGINNING, printed))
                .isEqualTo(
                        "AddressSanitizer found a heap-use-after-free in queue_event of event.c, called by acme_close"
                                + " of libacme.so");
    }

    @Test
    void aSanitizerIsQuotedFromItsFirstLineOn() {
        String report = """
                ==99==ERROR: AddressSanitizer: heap-use-after-free on address 0x60b0000000f0 at pc 0x7f5 bp 0x7f6 sp 0x7f7
                    #0 0x7f1b6c2a12f8 in queue_event /src/acme/event.c:31
                ==99==ABORTING
                """;

        assertThat(CrashReport.ofSanitizerInFull("warm-up\n" + report))
                .isEqualTo(report.lines().toList());
        assertThat(CrashReport.ofSanitizerInFull("warm-up\n")).isEmpty();
    }

    @Test
    void withoutRemainsNothingIsSaid() {
        assertThat(CrashReport.read(directory.resolve("none"), "Exception in thread main"))
                .isEmpty();
    }
}
