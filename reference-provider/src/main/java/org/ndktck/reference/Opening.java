package org.ndktck.reference;

/**
 * What everything of one {@code open} shares.
 *
 * @param settings what the user chose
 * @param fabric what joins the adapters
 * @param tables the dispatch tables
 * @param decisions the arithmetic
 * @param requiredSizes the choice of required sizes
 */
record Opening(
        Settings settings, Fabric fabric, DispatchTables tables, Decisions decisions, RequiredSizes requiredSizes) {

    static Opening of(Settings settings, Hooks hooks, Hosts hosts) {
        CallbackExecutor callbacks = settings.completion().usesTheCallersStack()
                ? new CallerStack()
                : hooks.callbacks().get();
        Fabric fabric = new Fabric(hosts, new Ports(settings.ports()), hooks.filter(), settings.delivery(), callbacks);
        Answers answers = new Answers(fabric, settings.completion());
        return new Opening(
                settings,
                fabric,
                DispatchTables.of(settings.version(), answers),
                hooks.decisions().get(),
                new RequiredSizes(settings));
    }
}
