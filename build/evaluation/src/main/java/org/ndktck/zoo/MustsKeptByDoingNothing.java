package org.ndktck.zoo;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;

/**
 * The MUSTs that providers keep which do nothing, each with the reason: {@code id = providers: reason}, with
 * {@code all} for all of them, and {@code connecting} for those that answer every connect with a connect event.
 */
final class MustsKeptByDoingNothing {

    private static final String RESOURCE = "kept-by-nothing.properties";
    private static final Set<String> CONNECTING =
            Set.of("EchoesWhatItWasGiven", "ZeroFillsEverything", "RequiresNothing", "RequiresFiftySixZeros");

    private MustsKeptByDoingNothing() {}

    /** The ids that a provider keeps. */
    static Set<String> by(String provider) {
        Set<String> kept = new TreeSet<>();
        Reasons.of(ShippedProviders.class, RESOURCE).forEach((id, text) -> {
            if (providers(text).contains(provider)) {
                kept.add(id);
            }
        });
        return kept;
    }

    private static Set<String> providers(String text) {
        int colon = text.indexOf(": ");
        if (colon < 0 || text.substring(colon + 2).isBlank()) {
            throw new IllegalStateException(RESOURCE + " gives no reason: " + text);
        }
        Set<String> providers = new TreeSet<>();
        for (String name : text.substring(0, colon).split(",\\s*", -1)) {
            providers.addAll(
                    switch (name) {
                        case "all" -> names();
                        case "connecting" -> CONNECTING;
                        default -> Set.of(name);
                    });
        }
        if (!names().containsAll(providers)) {
            throw new IllegalStateException(RESOURCE + " names a provider that is not there: " + text);
        }
        return providers;
    }

    private static List<String> names() {
        return Zoo.nullProviders().stream().map(Class::getSimpleName).toList();
    }
}
