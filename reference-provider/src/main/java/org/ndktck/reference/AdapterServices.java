package org.ndktck.reference;

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
record AdapterServices(
        ProviderLock lock,
        Clock clock,
        Resources resources,
        Transport transport,
        DispatchTables tables,
        Decisions decisions,
        RequiredSizes requiredSizes) {}
