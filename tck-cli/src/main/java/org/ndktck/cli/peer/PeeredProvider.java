package org.ndktck.cli.peer;

import java.util.function.Consumer;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.api.provider.WorkerSlot;

/** A provider whose passive side is in another process: connects are made here, listeners are created there. */
public final class PeeredProvider implements NdkProvider {

    private static final int NOT_RUN = 3;

    private final NdkProvider local;
    private final PeerAddress peer;
    private Consumer<String> whenLost = PeeredProvider::end;

    /**
     * Puts the two sides together.
     *
     * @param local the provider of this process
     * @param peer where the other one waits
     */
    public PeeredProvider(NdkProvider local, PeerAddress peer) {
        this.local = local;
        this.peer = peer;
    }

    /**
     * Finds the vendor's provider.
     *
     * @param provider any
     * @return the one of this process if its passive side is in another one; else the same
     */
    public static NdkProvider local(NdkProvider provider) {
        return provider instanceof PeeredProvider peered ? peered.local : provider;
    }

    /**
     * Says what is to be done when the peer is gone in the middle of a run. By default the process ends.
     *
     * @param told the sentence; if it returns, the thread that made the call waits for the end of its process
     */
    public void whenLost(Consumer<String> told) {
        whenLost = told;
    }

    private static void end(String sentence) {
        System.getLogger(PeeredProvider.class.getName()).log(System.Logger.Level.ERROR, sentence);
        System.exit(NOT_RUN);
    }

    @Override
    public ProviderIdentity identity() {
        return local.identity();
    }

    @Override
    public int spiVersion() {
        return local.spiVersion();
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters here = local.open(new OpenRequest(request.settings(), half(request.slot(), 0)));
        try {
            return PeeredAdapters.open(here, peer, half(request.slot(), 1), whenLost);
        } catch (AdapterOpenException | RuntimeException | Error e) {
            here.close();
            throw e;
        }
    }

    /** The two processes may be on one machine. */
    private static WorkerSlot half(WorkerSlot slot, int which) {
        return new WorkerSlot(2 * slot.index() + which, 2 * slot.count());
    }
}
