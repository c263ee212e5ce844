package org.ndktck.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/**
 * Which object is an antecedent of which, by the terminology of the documents (LIF-16 to LIF-21): a
 * parent from the creation on, a listener from the connect event on, queue pair and shared endpoint
 * from the connect or accept on. A connect or accept that failed makes no sure bond (AMB-37).
 */
public final class ObjectDependencies {

    /** By the object that is kept open, and by the object that keeps others open; each in the order of bonding. */
    private final Map<Lifetime, List<Bond>> ofAntecedents = new ConcurrentHashMap<>();

    private final Map<Lifetime, List<Bond>> ofSuccessors = new ConcurrentHashMap<>();
    private final Lifetimes lifetimes;

    /**
     * Makes a try without bonds.
     *
     * @param lifetimes which objects are bound
     */
    ObjectDependencies(Lifetimes lifetimes) {
        this.lifetimes = lifetimes;
    }

    private record Bond(Lifetime successor, Lifetime antecedent, BooleanSupplier sure) {

        boolean isSure() {
            return sure.getAsBoolean();
        }
    }

    void bind(NdkObject<?> successor, NdkObject<?> antecedent) {
        add(new Bond(lifetimes.of(successor), lifetimes.of(antecedent), () -> true));
    }

    private void add(Bond bond) {
        ofAntecedents
                .computeIfAbsent(bond.antecedent, object -> new CopyOnWriteArrayList<>())
                .add(bond);
        ofSuccessors
                .computeIfAbsent(bond.successor, object -> new CopyOnWriteArrayList<>())
                .add(bond);
    }

    void bind(NdkObject<?> successor, NdkObject<?> antecedent, AsyncCall by) {
        add(new Bond(
                lifetimes.of(successor),
                lifetimes.of(antecedent),
                () -> by.completion().succeeded() || (by.returned(NtStatus.STATUS_PENDING) && !by.settled())));
    }

    /** The objects that this one keeps open, as far as that is sure. */
    public List<Lifetime> antecedentsOf(Lifetime object) {
        return kin(ofSuccessors.get(object), Bond::isSure, Bond::antecedent);
    }

    /** The objects that may keep this one open, also those of which it is not sure. */
    public List<Lifetime> possibleSuccessorsOf(Lifetime object) {
        return kin(ofAntecedents.get(object), bond -> true, Bond::successor);
    }

    /** The objects that keep this one open, as far as that is sure. */
    public List<Lifetime> successorsOf(Lifetime object) {
        return kin(ofAntecedents.get(object), Bond::isSure, Bond::successor);
    }

    /** Whether an object may keep another open, by itself or through others. */
    public boolean mayKeepOpen(Lifetime object, Lifetime antecedent) {
        for (Bond bond : ofSuccessors.getOrDefault(object, List.of())) {
            if (bond.antecedent.equals(antecedent) || mayKeepOpen(bond.antecedent, antecedent)) {
                return true;
            }
        }
        return false;
    }

    /** Asked in every close, so without a stream. */
    private static List<Lifetime> kin(
            @Nullable List<Bond> bonds, Predicate<Bond> wanted, Function<Bond, Lifetime> end) {
        if (bonds == null) {
            return List.of();
        }
        List<Lifetime> kin = new ArrayList<>();
        for (Bond bond : bonds) {
            if (wanted.test(bond) && !kin.contains(end.apply(bond))) {
                kin.add(end.apply(bond));
            }
        }
        return kin;
    }
}
