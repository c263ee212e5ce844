package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_02;
import static org.ndktck.faulty.DispatchFunction.LISTEN;

import java.io.*;
import java.nio.file.Path;
import org.ndktck.faulty.*;

/** Looks something up in a file inside NdkListen. */
@Fault(value = "F451", grade = Grade.MODERATE)
@Breaks(IRQ_02)
public final class ReadsAFileWhileListening extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(LISTEN)) {
            lookUp(Path.of(System.getProperty("java.home"), "release"));
        }
        return call.proceed();
    }

    private static void lookUp(Path file) {
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "r")) {
            content.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
