package org.ndktck.faulty.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.Hostile;

/** It closes the standard input, output and error. */
@Hostile(what = "It closes the standard input, output and error.", exit = 0)
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
