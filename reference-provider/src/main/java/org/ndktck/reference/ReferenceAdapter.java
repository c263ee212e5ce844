package org.ndktck.reference;

import org.ndktck.api.NdkAdapter;

/** The adapter: the parent of every other object (LIF-16), and what all of them share. */
final class ReferenceAdapter extends NdkAdapter {

    private final AdapterServices services;
    private final AdapterFacts facts;
    private final Lifetime lifetime;

    /** Opens an adapter. */
    ReferenceAdapter(AdapterServices services, AdapterFacts facts) {
        super(facts.version(), services.tables().adapter());
        this.services = services;
        this.facts = facts;
        this.lifetime = new Lifetime(services.lock());
    }

    Lifetime lifetime() {
        return lifetime;
    }

    AdapterFacts facts() {
        return facts;
    }

    AdapterServices services() {
        return services;
    }

    ProviderLock lock() {
        return services.lock();
    }

    Transport transport() {
        return services.transport();
    }

    DispatchTables tables() {
        return services.tables();
    }

    /** Begins to negotiate for one connector. */
    Negotiation negotiation() {
        ReadLimits maxima =
                new ReadLimits(facts.info().maxInboundReadLimit(), facts.info().maxOutboundReadLimit());
        return new Negotiation(services.decisions(), maxima, services.requiredSizes());
    }
}
