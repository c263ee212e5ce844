package org.ndktck.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/**
 * Which object is an antecedent of which, by the terminology of the documents (LIF-16 to LIF-21): a
 * parent from the creation on, a listener from the connect event on, queue pair and shared endpoint
 * from the connect or accept on. A connect or accept that failed makes no sure bond (AMB-37).
 */
public final class Kinship {

    private final List<Bond> bonds = new CopyOnWriteArrayList<>();

    /** Makes a try without bonds. */
    Kinship() {}

    private record Bond(NdkObject<?> successor, NdkObject<?> antecedent, BooleanSupplier sure) {

        void addIfSure(NdkObject<?> kin, List<NdkObject<?>> to) {
            if (sure.getAsBoolean()) {
                add(kin, to);
            }
        }

        static void add(NdkObject<?> kin, List<NdkObject<?>> to) {
            if (!to.contains(kin)) {
                to.add(kin);
            }
        }
    }

    void bind(NdkObject<?> successor, NdkObject<?> antecedent) {
        bonds.add(new Bond(successor, antecedent, () -> true));
    }

    void bind(NdkObject<?> successor, NdkObject<?> antecedent, AsyncCall by) {
        bonds.add(new Bond(
                successor,
                antecedent,
                () -> by.completion().succeeded() || (by.returned(NtStatus.STATUS_PENDING) && !by.settled())));
    }

    /** The objects that this one keeps open, as far as that is sure. Asked in every close, so without a stream. */
    public List<NdkObject<?>> antecedentsOf(NdkObject<?> object) {
        List<NdkObject<?>> antecedents = new ArrayList<>();
        for (Bond bond : bonds) {
            if (bond.successor.equals(object)) {
                bond.addIfSure(bond.antecedent, antecedents);
            }
        }
        return antecedents;
    }

    /** The objects that may keep this one open, also those of which it is not sure. */
    public List<NdkObject<?>> possibleSuccessorsOf(NdkObject<?> object) {
        List<NdkObject<?>> successors = new ArrayList<>();
        for (Bond bond : bonds) {
            if (bond.antecedent.equals(object)) {
                Bond.add(bond.successor, successors);
            }
        }
        return successors;
    }

    /** The objects that keep this one open, as far as that is sure. Asked in every close, so without a stream. */
    public List<NdkObject<?>> successorsOf(NdkObject<?> object) {
        List<NdkObject<?>> successors = new ArrayList<>();
        for (Bond bond : bonds) {
            if (bond.antecedent.equals(object)) {
                bond.addIfSure(bond.successor, successors);
            }
        }
        return successors;
    }
}
