package org.ndktck.faulty.lawful;

import java.util.*;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;

/**
 * The lawful oddballs that a seed draws: of each kind one, or none, which leaves the reference's own way. Equal
 * seeds draw equal ones.
 *
 * <p>An oddball whose settings contradict one drawn before is left out: it would not be what it says.
 */
final class Mix {

    private static final List<Supplier<? extends DerivedProvider>> COMPLETING = List.of(
            AnswersInlineWhereItCan::new,
            CompletesBeforeTheReturn::new,
            FailsInline::new,
            FailsLater::new,
            CompletesLate::new,
            CompletesOnManyThreads::new,
            PausesBetweenCallbacks::new);

    private static final List<List<Supplier<? extends DerivedProvider>>> OTHERS = List.of(
            List.of(
                    RequiresWhatWasSent::new,
                    RequiresAnotherSizeForEachConnection::new,
                    RequiresAtLeast56Bytes::new,
                    RequiresAtLeast148Bytes::new,
                    RequiresAtLeast196Bytes::new,
                    PadsWithGarbage::new),
            List.of(
                    AllowsAnyNumberOfReads::new,
                    AllowsAsManyReadsAsTheWireCarries::new,
                    AllowsMoreReadsInward::new,
                    AllowsMoreReadsOutward::new,
                    AllowsNoReads::new,
                    AllowsOneRead::new),
            List.of(
                    CarriesFewerBytesWithARequest::new,
                    CarriesMoreWithARequest::new,
                    CarriesMoreWithAnAnswer::new,
                    CarriesOneByte::new),
            List.of(FailsAnAcceptAsRefusedOnAReject::new, FailsAnAcceptWithACodeOfItsOwn::new),
            List.of(CarriesNoDataOfAnActiveReject::new),
            List.of(RaisesTheEventBesideItsOwnDisconnect::new),
            List.of(SucceedsADisconnectFromAPeerThatHasGone::new),
            List.of(RefusesTooMuchDataWithACodeOfItsOwn::new),
            List.of(RefusesRequestsOnceFlushed::new),
            List.of(TakesALockInEveryCall::new),
            List.of(CarriesMessagesLater::new));

    /** Freedoms that no oddball is about alone. */
    private static final Map<String, List<String>> SETTINGS = new TreeMap<>(Map.of(
            "adapters", List.of("1", "2"),
            "families", List.of("ipv4", "ipv4+ipv6", "ipv6"),
            "padding", List.of("garbage", "zero")));

    private final SplittableRandom random;
    private final List<DerivedProvider> drawn = new ArrayList<>();
    private final Map<String, String> settings = new TreeMap<>();

    Mix(long seed) {
        random = new SplittableRandom(seed);
        settings.put("seed", Long.toString(seed));
        draw(COMPLETING);
        OTHERS.forEach(this::draw);
        SETTINGS.forEach((key, values) -> settings.putIfAbsent(key, values.get(random.nextInt(values.size()))));
    }

    static Mix of(String seed) throws AdapterOpenException {
        try {
            return new Mix(Long.parseLong(seed));
        } catch (NumberFormatException e) {
            throw new AdapterOpenException("the setting mix=" + seed + " is not permitted; mix is a whole number", e);
        }
    }

    private void draw(List<Supplier<? extends DerivedProvider>> kind) {
        int which = random.nextInt(kind.size() + 1);
        if (which < kind.size()) {
            DerivedProvider oddball = kind.get(which).get();
            boolean fits = oddball.fixed().entrySet().stream()
                    .allMatch(
                            fixed -> fixed.getValue().equals(settings.getOrDefault(fixed.getKey(), fixed.getValue())));
            if (fits) {
                drawn.add(oddball);
                settings.putAll(oddball.fixed());
            }
        }
    }

    /** The settings of all that were drawn. */
    Map<String, String> settings() {
        return settings;
    }

    /** The hooks of the one that says how to complete; no other has any. */
    Hooks hooks() {
        return drawn.stream()
                .filter(oddball -> !(oddball instanceof InterceptingProvider))
                .findFirst()
                .map(DerivedProvider::hooks)
                .orElseGet(Hooks::documented);
    }

    /** Puts those that change calls around the adapters. */
    void around(OpenedAdapters opened) {
        drawn.stream()
                .filter(InterceptingProvider.class::isInstance)
                .map(InterceptingProvider.class::cast)
                .forEach(oddball -> oddball.around(opened));
    }

    /** What was drawn, as people read it. */
    @Override
    public String toString() {
        Stream<String> names = drawn.stream().map(oddball -> oddball.getClass().getSimpleName());
        return String.join(
                ", ",
                Stream.concat(names, SETTINGS.keySet().stream().map(key -> key + "=" + settings.get(key)))
                        .toList());
    }
}
