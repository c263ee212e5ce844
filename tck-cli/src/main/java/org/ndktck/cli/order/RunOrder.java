package org.ndktck.cli.order;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.peer.PeeredProvider;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.Shard;
import org.ndktck.report.provenance.ProvenanceSearch;

/**
 * What a run is asked to do.
 *
 * @param provider which provider to judge
 * @param options what is judged, and how
 * @param shard which part of it is judged now, if it is divided
 * @param commandLine the command that ordered it, without secrets, for its report
 */
public record RunOrder(
        ProviderChoice provider, JudgingOptions options, Optional<Shard> shard, Optional<String> commandLine) {

    /**
     * Orders something that no command line tells.
     *
     * @param provider which provider to judge
     * @param options what is judged, and how
     * @param shard which part of it is judged now, if it is divided
     */
    public RunOrder(ProviderChoice provider, JudgingOptions options, Optional<Shard> shard) {
        this(provider, options, shard, Optional.empty());
    }

    /**
     * Orders the same, and says how it was asked for.
     *
     * @param command the command line, without secrets
     * @return the order
     */
    public RunOrder askedForBy(String command) {
        return new RunOrder(provider, options, shard, Optional.of(command));
    }

    /**
     * Orders the same for some requirements only.
     *
     * @param judged the requirements
     * @return the order
     */
    public RunOrder onlyFor(Collection<RequirementId> judged) {
        return new RunOrder(
                provider, options.withSelection(new Selection(Set.copyOf(judged), Set.of())), Optional.empty());
    }

    /**
     * Begins to find out what is judged and with what.
     *
     * @return the search, which does not know yet where the provider comes from
     */
    public ProvenanceSearch search() {
        return ProvenanceSearch.begin(kit(), Path.of(""), commandLine);
    }

    /**
     * Names a class of each module of the kit and of the command.
     *
     * @return the classes
     */
    public static List<Class<?>> kit() {
        List<Class<?>> modules = new ArrayList<>(KitVersion.modules());
        modules.add(RunOrder.class);
        return List.copyOf(modules);
    }

    /**
     * Lists what is judged.
     *
     * @return the properties, in the order in which one process runs them
     * @throws RunException if there is none
     */
    public List<Manifest.Task> tasks() throws RunException {
        Manifest.requireSomethingToJudge(options.selection());
        List<Manifest.Task> all = Manifest.tasks(options.selection(), options.effectiveTries());
        List<Manifest.Task> here =
                shard.map(part -> ShardDivision.part(all, part)).orElse(all);
        if (here.isEmpty()) {
            throw new RunException(shard.orElseThrow() + " has nothing to judge, because the selection '"
                    + options.selection() + "' leaves too little; name fewer shards, at most " + all.size());
        }
        return here;
    }

    /**
     * Loads the provider and makes a request of the order.
     *
     * @return the request
     * @throws RunException if the provider cannot be loaded
     */
    public RunRequest request() throws RunException {
        return request(load());
    }

    /**
     * Loads the provider: its class initialiser and its constructor run.
     *
     * @return the provider
     * @throws RunException if the provider cannot be loaded
     */
    public NdkProvider load() throws RunException {
        return provider.load(options.patience());
    }

    /**
     * Makes a request of the order for a provider that is loaded already.
     *
     * @param loaded the provider
     * @return the request
     */
    public RunRequest request(NdkProvider loaded) {
        NdkProvider judged = provider.peer()
                .<NdkProvider>map(peer -> new PeeredProvider(loaded, peer))
                .orElse(loaded);
        return new RunRequest(judged, provider.settings(), options);
    }

    /**
     * Says what of everything is judged, for the report.
     *
     * @return for example {@code all}, or {@code only GCD-07, with the peer at 10.0.0.2:4711}
     */
    public String selection() {
        return options.selection()
                + provider.peer().map(peer -> ", with the peer at " + peer).orElse("");
    }
}
