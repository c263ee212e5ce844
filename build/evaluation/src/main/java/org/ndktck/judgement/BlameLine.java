package org.ndktck.judgement;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the kit said of one wrong provider.
 *
 * @param provider its name, for example {@code faulty:CompletesTwice}
 * @param breaks ids that it declares
 * @param follows ids that follow from these by the catalogue, and further ones declared that one of these follows from
 * @param also further ids that it declares with a reason
 * @param nowAndThen ids that it declares with a reason for a race or a rare plan
 * @param besides what follows from these two
 * @param violated ids that came out VIOLATES
 * @param looks 1, or 2 where the first run missed something
 */
public record BlameLine(
        String provider,
        List<String> breaks,
        List<String> follows,
        List<String> also,
        List<String> nowAndThen,
        List<String> besides,
        List<String> violated,
        int looks) {

    /** How a violated id is related to what the provider declares. */
    public enum Kinship {
        /** Declared as broken. */
        DECLARED,
        /** Follows from a declared one. */
        FOLLOWS,
        /** Named beside it with a reason, or follows from what is. */
        ALSO,
        /** Not named at all: a false accusation. */
        UNDECLARED
    }

    /** Copies the lists. */
    public BlameLine {
        breaks = List.copyOf(breaks);
        follows = List.copyOf(follows);
        also = List.copyOf(also);
        nowAndThen = List.copyOf(nowAndThen);
        besides = List.copyOf(besides);
        violated = List.copyOf(violated);
    }

    /** Tells why an id may have come out violated. */
    public Kinship kinship(String id) {
        if (breaks.contains(id)) {
            return Kinship.DECLARED;
        }
        if (follows.contains(id)) {
            return Kinship.FOLLOWS;
        }
        boolean named = also.contains(id) || nowAndThen.contains(id) || besides.contains(id);
        return named ? Kinship.ALSO : Kinship.UNDECLARED;
    }

    /** Lists the violated ids that are related in one of some ways. */
    public List<String> violated(Kinship... kinships) {
        Collection<Kinship> wanted = List.of(kinships);
        return violated.stream().filter(id -> wanted.contains(kinship(id))).toList();
    }

    /** Lists the declared ids that were not found violated. */
    public List<String> missed() {
        return unseen(breaks);
    }

    /** Lists the ids named beside these, for more than now and then, that were not found violated: dead permissions. */
    public List<String> idle() {
        return unseen(also);
    }

    private List<String> unseen(List<String> ids) {
        Set<String> seen = new HashSet<>(violated);
        return ids.stream().filter(id -> !seen.contains(id)).toList();
    }
}
