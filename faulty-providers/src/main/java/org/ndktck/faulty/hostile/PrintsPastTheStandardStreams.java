package org.ndktck.faulty.hostile;

import java.io.*;
import java.nio.charset.StandardCharsets;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It writes megabytes straight to the descriptors of the standard streams, as native code does. */
@Hostile(exit = 0)
public final class PrintsPastTheStandardStreams extends AroundTheReference {

    private static final int MEGABYTES = 3;

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        flood(new FileOutputStream(FileDescriptor.out));
        flood(new FileOutputStream(FileDescriptor.err));
        return super.open(request);
    }

    @SuppressWarnings("StreamResourceLeak") // to close it would close the descriptor
    private static void flood(FileOutputStream stream) {
        try {
            for (int megabyte = 0; megabyte < MEGABYTES; megabyte++) {
                stream.write("<hostile>\n".repeat(100_000).getBytes(StandardCharsets.US_ASCII));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
