package org.ndktck.reference.adapter;

import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.lifetime.MemorySupply;
import org.ndktck.reference.negotiation.Decisions;
import org.ndktck.reference.negotiation.RequiredSizes;
import org.ndktck.reference.transport.Transport;

/**
 * What all adapters of one {@code open}, and their objects, share.
 *
 * @param lock guards everything
 * @param clock what the time-outs run by
 * @param resources what is allocated
 * @param transport what joins the adapters
 * @param tables the dispatch tables
 * @param decisions the arithmetic
 * @param requiredSizes the choice of required sizes
 */
public record AdapterServices(
        ProviderLock lock,
        ManualClock clock,
        MemorySupply resources,
        Transport transport,
        DispatchTables tables,
        Decisions decisions,
        RequiredSizes requiredSizes) {}
