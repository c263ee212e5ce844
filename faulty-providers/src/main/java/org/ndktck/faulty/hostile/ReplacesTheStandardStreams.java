package org.ndktck.faulty.hostile;

import java.io.*;
import java.nio.charset.StandardCharsets;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It puts streams that throw in place of the standard output and the standard error. */
@Hostile(exit = 0)
public final class ReplacesTheStandardStreams extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        System.setOut(new Throwing());
        System.setErr(new Throwing());
        return super.open(request);
    }

    private static final class Throwing extends PrintStream {

        Throwing() {
            super(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            throw new IllegalStateException("nobody prints here");
        }

        @Override
        public void print(String text) {
            throw new IllegalStateException("nobody prints here");
        }
    }
}
