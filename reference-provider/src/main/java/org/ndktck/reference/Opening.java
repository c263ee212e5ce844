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

    static Opening of(Settings settings, Seams seams, Hosts hosts) {
        CallbackExecutor callbacks = settings.completion().usesTheCallersStack()
                ? new CallerStack()
                : seams.callbacks().get();
        Fabric fabric = new Fabric(hosts, new Ports(settings.ports()), seams.filter(), settings.carrier(), callbacks);
        Answers answers = new Answers(fabric, settings.completion());
        return new Opening(
                settings,
                fabric,
                DispatchTables.of(settings.version(), answers),
                seams.decisions().get(),
                new RequiredSizes(settings));
    }
}
