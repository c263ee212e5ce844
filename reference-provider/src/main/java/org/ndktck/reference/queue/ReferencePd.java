package org.ndktck.reference.queue;

import org.ndktck.api.NdkPd;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.Lifetime;

/** A protection domain: the parent of queue pairs (LIF-16). */
public final class ReferencePd extends NdkPd {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;

    public ReferencePd(ReferenceAdapter adapter, Lifetime lifetime) {
        super(adapter.version(), adapter.tables().pd());
        this.adapter = adapter;
        this.lifetime = lifetime;
    }

    public ReferenceAdapter adapter() {
        return adapter;
    }

    public Lifetime lifetime() {
        return lifetime;
    }
}
