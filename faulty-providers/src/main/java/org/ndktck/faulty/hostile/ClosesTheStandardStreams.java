package org.ndktck.faulty.hostile;

import java.io.*;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It closes the standard input, output and error. */
@Hostile(exit = 0)
public final class ClosesTheStandardStreams extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        try {
            System.in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.close();
        System.err.close();
        return super.open(request);
    }
}
