package org.ndktck.performance;

import java.util.Map;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.faulty.Consumer;
import org.ndktck.reference.ReferenceProvider;

/** Makes so many connections with the reference provider, one after the other, and nothing else. */
final class PlainLoop {

    /** More than the reference requires. */
    static final int DATA_CAPACITY = 1024;

    private PlainLoop() {}

    /** The argument is how many. */
    public static void main(String[] args) throws AdapterOpenException {
        try (OpenedAdapters adapters = open()) {
            for (long left = Long.parseLong(args[0]); left > 0; left--) {
                new Consumer(adapters, DATA_CAPACITY).makeOneConnection();
            }
        }
    }

    static OpenedAdapters open() throws AdapterOpenException {
        return new ReferenceProvider().open(new OpenRequest(Map.of(), WorkerSlot.ONLY));
    }
}
