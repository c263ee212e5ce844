package org.ndktck.reference;

/**
 * What everything of one {@code open} shares.
 *
 * @param settings what the user chose
 * @param lock guards everything
 * @param clock what the time-outs run by
 * @param resources what is allocated
 * @param fabric what joins the adapters
 * @param tables the dispatch tables
 * @param decisions the arithmetic
 * @param requiredSizes the choice of required sizes
 */
record Opening(
        Settings settings,
        ProviderLock lock,
        Clock clock,
        Resources resources,
        Fabric fabric,
        DispatchTables tables,
        Decisions decisions,
        RequiredSizes requiredSizes) {

    static Opening of(Settings settings, Hooks hooks, Hosts hosts) {
        CallbackExecutor callbacks = settings.completion().usesTheCallersStack()
                ? new CallerStack()
                : hooks.callbacks().get();
        ProviderLock lock = new ProviderLock(callbacks);
        Resources resources = new Resources();
        Fabric fabric = new Fabric(
                lock, hosts, new Ports(settings.ports()), settings.unanswered(), hooks.filter(), settings.delivery());
        return new Opening(
                settings,
                lock,
                new Clock(),
                resources,
                fabric,
                DispatchTables.of(settings.version(), new Answers(lock, resources, settings.completion())),
                hooks.decisions().get(),
                new RequiredSizes(settings));
    }
}
