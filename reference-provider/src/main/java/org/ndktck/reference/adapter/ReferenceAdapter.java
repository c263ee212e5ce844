package org.ndktck.reference.adapter;

import org.ndktck.api.NdkAdapter;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.negotiation.Negotiation;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.transport.Transport;

/** The adapter: the parent of every other object (LIF-16), and what all of them share. */
public final class ReferenceAdapter extends NdkAdapter {

    private final AdapterServices services;
    private final AdapterFacts facts;
    private final Lifetime lifetime;

    /** Opens an adapter. */
    public ReferenceAdapter(AdapterServices services, AdapterFacts facts) {
        super(facts.version(), services.tables().adapter());
        this.services = services;
        this.facts = facts;
        this.lifetime = new Lifetime(services.lock());
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    public AdapterFacts facts() {
        return facts;
    }

    public AdapterServices services() {
        return services;
    }

    public ProviderLock lock() {
        return services.lock();
    }

    public Transport transport() {
        return services.transport();
    }

    public DispatchTables tables() {
        return services.tables();
    }

    /** Begins to negotiate for one connector. */
    public Negotiation negotiation() {
        ReadLimits maxima =
                new ReadLimits(facts.info().maxInboundReadLimit(), facts.info().maxOutboundReadLimit());
        return new Negotiation(services.decisions(), maxima, services.requiredSizes());
    }
}
