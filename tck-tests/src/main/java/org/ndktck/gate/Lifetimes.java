package org.ndktck.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkObject;

/** The objects of a try as the consumer knows them: which lifetime of each goes on. */
final class Lifetimes {

    private final Map<NdkObject<?>, Lifetime> present = new ConcurrentHashMap<>();
    private final Map<String, Integer> namesOfLetter = new ConcurrentHashMap<>();

    /** The present lifetime of an object, or its last one; asked several times in every call. */
    Lifetime of(NdkObject<?> object) {
        Lifetime known = present.get(object);
        return known == null ? present.computeIfAbsent(object, this::begin) : known;
    }

    /** The lifetime that an object has which was just delivered: a new one, if the last is over. */
    Lifetime ofDelivered(NdkObject<?> object) {
        return present.compute(object, (same, last) -> last == null || last.mayBeOver() ? begin(object) : last);
    }

    private Lifetime begin(NdkObject<?> object) {
        String letter = letter(object);
        return new Lifetime(object, letter + namesOfLetter.merge(letter, 1, Integer::sum));
    }

    private static String letter(NdkObject<?> object) {
        return switch (object.kind()) {
            case CONNECTOR -> "C";
            case LISTENER -> "L";
            case SHARED_ENDPOINT -> "E";
            case QP -> "QP";
            case CQ -> "CQ";
            case PD -> "PD";
            case ADAPTER -> "A";
            case MR, MW, SRQ, UNDEFINED -> "X";
        };
    }
}
