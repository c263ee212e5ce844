package org.ndktck.faulty;

import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.negotiation.*;
import org.ndktck.reference.refusal.Refusal;

/** The reference provider with other arithmetic: who extends it overrides one of the documented decisions. */
public abstract class DecisionsFault extends DerivedProvider implements Decisions {

    private static final Decisions DOCUMENTED = new DocumentedDecisions();

    private final AtomicReference<Decisions> own;

    /** Derives a provider that decides itself. */
    protected DecisionsFault() {
        this(new AtomicReference<>(DOCUMENTED));
    }

    private DecisionsFault(AtomicReference<Decisions> own) {
        super(Hooks.documented().withDecisions(own::get));
        this.own = own;
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        own.set(this);
        return super.open(request);
    }

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return DOCUMENTED.offered(requested, maxima);
    }

    @Override
    public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
        return DOCUMENTED.visibleBeforeAccept(offeredByPeer, maxima);
    }

    @Override
    public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) throws Refusal {
        return DOCUMENTED.granted(requested, maxima, offeredByPeer);
    }

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return DOCUMENTED.effective(offered, requested, maxima, grantedByPeer);
    }

    @Override
    public long bytesToCopy(long capacity, long requiredSize) {
        return DOCUMENTED.bytesToCopy(capacity, requiredSize);
    }

    @Override
    public NtStatus fetchStatus(long capacity, long requiredSize) {
        return DOCUMENTED.fetchStatus(capacity, requiredSize);
    }

    @Override
    public NtStatus sizeQueryStatus(long requiredSize) {
        return DOCUMENTED.sizeQueryStatus(requiredSize);
    }
}
