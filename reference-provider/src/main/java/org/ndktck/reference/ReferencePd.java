package org.ndktck.reference;

import org.ndktck.api.NdkPd;

/** A protection domain: the parent of queue pairs (LIF-16). */
final class ReferencePd extends NdkPd {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;

    ReferencePd(ReferenceAdapter adapter, Lifetime lifetime) {
        super(adapter.version(), adapter.tables().pd());
        this.adapter = adapter;
        this.lifetime = lifetime;
    }

    ReferenceAdapter adapter() {
        return adapter;
    }

    Lifetime lifetime() {
        return lifetime;
    }
}
