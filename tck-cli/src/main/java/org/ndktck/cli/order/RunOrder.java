package org.ndktck.cli.order;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.OpenedProvider;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Shard;

/**
 * What a run is asked to do.
 *
 * @param provider which provider to judge
 * @param profile how hard to try
 * @param tries tries of every property, in place of the profile's
 * @param seed what the plans are drawn from
 * @param only ids of the requirements to judge; all if empty
 * @param skip ids of requirements to leave out
 * @param patienceMillis longest wait for something that must happen, milliseconds
 * @param failOn what besides a violated MUST makes the exit code bad
 * @param shard which part of it is judged now, if it is divided
 */
public record RunOrder(
        ProviderChoice provider,
        Profile profile,
        Optional<Integer> tries,
        long seed,
        List<String> only,
        List<String> skip,
        long patienceMillis,
        FailOn failOn,
        Optional<Shard> shard) {

    /** Copies the lists. */
    public RunOrder {
        only = List.copyOf(only);
        skip = List.copyOf(skip);
    }

    /**
     * Orders the same for some requirements only.
     *
     * @param judged the requirements
     * @return the order
     */
    public RunOrder onlyFor(List<RequirementId> judged) {
        return new RunOrder(
                provider,
                profile,
                tries,
                seed,
                judged.stream().map(RequirementId::text).toList(),
                List.of(),
                patienceMillis,
                failOn,
                Optional.empty());
    }

    /**
     * Divides the run.
     *
     * @param part which part of it is judged now
     * @return the order for this part
     */
    public RunOrder dividedInto(Shard part) {
        return new RunOrder(provider, profile, tries, seed, only, skip, patienceMillis, failOn, Optional.of(part));
    }

    /**
     * Tells how many tries an ordinary property has.
     *
     * @return the order's own or the profile's
     */
    public int effectiveTries() {
        return tries.orElse(profile.tries());
    }

    /**
     * Lists what is judged.
     *
     * @return the properties, in the order in which one process runs them
     * @throws RunException if there is none
     */
    public List<Manifest.Task> tasks() throws RunException {
        List<Manifest.Task> all = Manifest.tasks(selection(), effectiveTries());
        if (all.isEmpty()) {
            throw new RunException("the selection '" + selection()
                    + "' leaves nothing to judge; 'ndk-tck list' tells which requirements this kit checks");
        }
        List<Manifest.Task> here = shard.map(part -> Division.part(all, part)).orElse(all);
        if (here.isEmpty()) {
            throw new RunException(shard.orElseThrow() + " has nothing to judge, because the selection '" + selection()
                    + "' leaves too little; name fewer shards, at most " + all.size());
        }
        return here;
    }

    /**
     * Tells which requirements are judged.
     *
     * @return the selection
     */
    public Selection selection() {
        return new Selection(ids(only), ids(skip));
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
        return provider.provider(OpenedProvider.limit(Duration.ofMillis(patienceMillis)));
    }

    /**
     * Makes a request of the order for a provider that is loaded already.
     *
     * @param loaded the provider
     * @return the request
     */
    public RunRequest request(NdkProvider loaded) {
        return new RunRequest(
                loaded,
                provider.settings(),
                profile,
                tries.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                seed,
                selection(),
                Duration.ofMillis(patienceMillis),
                failOn);
    }

    private static Set<RequirementId> ids(List<String> texts) {
        return texts.stream()
                .map(text -> RequirementId.find(text).orElseThrow())
                .collect(Collectors.toUnmodifiableSet());
    }
}
