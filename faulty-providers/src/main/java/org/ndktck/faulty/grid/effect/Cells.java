package org.ndktck.faulty.grid.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.UlongCell;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.*;

/** Effects on a ULONG that a function stores. */
public final class Cells {

    private static final long ALL_ONES = 0xFFFF_FFFFL;

    private Cells() {}

    /**
     * What is known when a value is stored.
     *
     * @param right what the reference stores
     * @param entry what the consumer had there
     * @param neighbour what the reference stores in the cell beside it, or the same value
     * @param output the name of the cell
     * @param moment the call
     */
    record Stored(long right, long entry, long neighbour, String output, Moment moment) {

        long orRight(@Nullable Long other) {
            return other == null ? right : other;
        }
    }

    /** Changes a value; gives the right one where it cannot. */
    @FunctionalInterface
    interface Change {
        long of(Stored stored);
    }

    private static Map<String, Change> changes() {
        Map<String, Change> changes = new TreeMap<>();
        changes.put("notStored", Stored::entry);
        changes.put("eightBits", stored -> stored.right() & 0xFF);
        changes.put("sixteenBits", stored -> stored.right() & 0xFFFF);
        changes.put("oneMore", stored -> (stored.right() + 1) & ALL_ONES);
        changes.put("oneLess", stored -> (stored.right() - 1) & ALL_ONES);
        changes.put("zero", stored -> 0);
        changes.put("allOnes", stored -> ALL_ONES);
        changes.put(
                "previous",
                stored ->
                        stored.orRight(stored.moment().history(stored.output()).previous(Long.class)));
        changes.put(
                "ofAnother",
                stored -> stored.orRight(stored.moment()
                        .history(stored.output())
                        .ofAnother(stored.moment().facts(), Long.class)));
        return changes;
    }

    /** Lists the effects on the length of a buffer. */
    public static List<Effect> ofLength(String component) {
        return changes().entrySet().stream()
                .map(entry -> storing(entry.getKey(), component, component, true, entry.getValue()))
                .toList();
    }

    /** Lists the effects on a read limit, which has a neighbour. */
    public static List<Effect> ofLimit(String component, String neighbour) {
        Map<String, Change> changes = changes();
        changes.put("neighbours", Stored::neighbour);
        changes.put("uncapped", stored -> uncapped(stored, component));
        changes.put("otherMaximum", stored -> Math.min(uncapped(stored, component), maximum(stored, neighbour)));
        return changes.entrySet().stream()
                .map(entry -> storing(entry.getKey(), component, neighbour, false, entry.getValue()))
                .toList();
    }

    /** What was asked for: by this side, or by the peer for the opposite direction. */
    private static long uncapped(Stored stored, String component) {
        Facts facts = stored.moment().facts();
        Facts peer = facts.kin(Facts.Kin.PEER);
        boolean inbound = component.equals("pInboundReadLimit");
        if (facts.request() != null) {
            return limit(facts, inbound);
        }
        return peer == null || peer.request() == null ? stored.right() : limit(peer, !inbound);
    }

    private static long limit(Facts facts, boolean inbound) {
        Object limit = facts.request() == null
                ? null
                : facts.request().named(inbound ? "inboundReadLimit" : "outboundReadLimit");
        return limit instanceof Long number ? number : 0;
    }

    private static long maximum(Stored stored, String component) {
        return component.equals("pInboundReadLimit")
                ? stored.moment().world().maxInboundReadLimit()
                : stored.moment().world().maxOutboundReadLimit();
    }

    private static Effect storing(String name, String component, String neighbour, boolean length, Change change) {
        return Effect.inAllCalls(name, Family.VALUE, moment -> store(moment, component, neighbour, length, change));
    }

    private static @Nullable Object store(
            Moment moment, String component, String neighbour, boolean length, Change change) {
        UlongPointer cell = (UlongPointer) moment.call().named(component);
        if (cell == null) {
            return moment.proceed();
        }
        UlongPointer other = component.equals(neighbour)
                ? null
                : (UlongPointer) moment.call().named(neighbour);
        boolean fires = moment.fires();
        UlongPointer own = UlongCell.holding(cell.get());
        UlongPointer besides = other == null ? new UlongCell() : UlongCell.holding(other.get());
        Object answer = (component.equals(neighbour)
                        ? moment.call()
                        : moment.call().withNamed(neighbour, besides))
                .withNamed(component, own)
                .proceed();
        if (isStored(answer, length)) {
            Stored stored = new Stored(own.get(), cell.get(), besides.get(), component, moment);
            own.set(fires ? change.of(stored) : stored.right());
            moment.history(component).add(moment.facts(), stored.right());
            moment.deviatesIf(own.get() != stored.right());
        }
        cell.set(own.get());
        if (other != null) {
            other.set(besides.get());
        }
        return answer;
    }

    /** Exchanges two pointers. */
    public static Effect swapped(String one, String other) {
        return Effect.inCalls("swapped", Family.VALUE, moment -> {
            moment.deviatesIf(!moment.isNull(one) || !moment.isNull(other));
            return moment.call()
                    .withNamed(one, moment.call().named(other))
                    .withNamed(other, moment.call().named(one))
                    .proceed();
        });
    }

    /** Stores when the next function is called. */
    public static Effect storedLate(String component) {
        return Effect.inCalls("storedLate", Family.VALUE, moment -> {
            UlongPointer cell = (UlongPointer) moment.call().named(component);
            if (cell == null) {
                return moment.proceed();
            }
            UlongPointer own = UlongCell.holding(cell.get());
            Object answer = moment.call().withNamed(component, own).proceed();
            if (moment.deviatesIf(own.get() != cell.get())) {
                moment.world().atNextCall(() -> cell.set(own.get()));
            }
            return answer;
        });
    }

    /** Whether a function that gave this answer has stored something; where it was too small, only the length. */
    private static boolean isStored(@Nullable Object answer, boolean length) {
        return NtStatus.STATUS_SUCCESS.equals(answer) || (length && NtStatus.STATUS_BUFFER_TOO_SMALL.equals(answer));
    }
}
