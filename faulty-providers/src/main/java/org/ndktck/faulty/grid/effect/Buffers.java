package org.ndktck.faulty.grid.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on the bytes that a function writes into a buffer of the consumer. */
public final class Buffers {

    /** More than the reference ever writes. */
    private static final int MOST = 8192;

    private static final int PORT = 2;

    private Buffers() {}

    /** What is known when bytes are written. */
    private static final class Written {

        private final byte[] right;
        private final byte[] entry;
        private final String output;
        private final Moment moment;

        /**
         * Knows it.
         *
         * @param right what the reference wrote
         * @param entry what the consumer had there
         * @param output the name of the buffer
         * @param moment the call
         */
        Written(byte[] right, byte[] entry, String output, Moment moment) {
            this.right = right;
            this.entry = entry;
            this.output = output;
            this.moment = moment;
        }

        /** The right bytes with some of the others. */
        byte[] with(byte @Nullable [] other, int from, int to) {
            byte[] mixed = right.clone();
            for (int at = from; other != null && at < Math.min(to, Math.min(other.length, mixed.length)); at++) {
                mixed[at] = other[at];
            }
            return mixed;
        }

        byte[] with(byte @Nullable [] other) {
            return with(other, 0, right.length);
        }

        byte[] of(int value) {
            byte[] same = new byte[right.length];
            Arrays.fill(same, (byte) value);
            return same;
        }
    }

    /** Changes what is written, not how much. */
    @FunctionalInterface
    private interface Change {
        byte[] of(Written written);
    }

    private static Map<String, Change> changes() {
        Map<String, Change> changes = new TreeMap<>();
        changes.put("notStored", written -> written.entry);
        changes.put(
                "lastByteMissing",
                written -> written.with(written.entry, Math.max(0, written.right.length - 1), written.right.length));
        changes.put("zero", written -> written.of(0));
        changes.put("allOnes", written -> written.of(-1));
        changes.put(
                "previous",
                written -> written.with(written.moment.history(written.output).previous(byte[].class)));
        changes.put(
                "ofAnother",
                written -> written.with(
                        written.moment.history(written.output).ofAnother(written.moment.facts(), byte[].class)));
        return changes;
    }

    /** Lists the effects on private data. */
    public static List<Effect> ofData(String buffer, String length) {
        Map<String, Change> changes = changes();
        changes.put(
                "firstHalf", written -> written.with(written.entry, written.right.length / 2, written.right.length));
        changes.put("shifted", written -> {
            byte[] shifted = written.right.clone();
            System.arraycopy(written.right, 0, shifted, Math.min(1, shifted.length), Math.max(0, shifted.length - 1));
            return shifted;
        });
        changes.put("firstByteOnly", written -> written.with(written.entry, 1, written.right.length));
        return effects(changes, buffer, length, true);
    }

    /** Lists the effects on an address. */
    public static List<Effect> ofAddress(String buffer, String length) {
        Map<String, Change> changes = changes();
        changes.put("portZero", written -> written.with(written.of(0), PORT, PORT + 2));
        changes.put("portOneMore", written -> {
            byte[] other = written.right.clone();
            other[PORT + 1]++;
            return other;
        });
        changes.put("portSwapped", written -> {
            byte[] other = written.right.clone();
            other[PORT] = written.right[PORT + 1];
            other[PORT + 1] = written.right[PORT];
            return other;
        });
        changes.put("hostZero", written -> written.with(written.of(0), PORT + 2, written.right.length));
        changes.put("familyZero", written -> written.with(written.of(0), 0, PORT));
        return effects(changes, buffer, length, false);
    }

    private static List<Effect> effects(Map<String, Change> changes, String buffer, String length, boolean partly) {
        return changes.entrySet().stream()
                .map(entry -> Effect.inAllCalls(
                        entry.getKey(),
                        Family.VALUE,
                        moment -> write(moment, buffer, length, partly, entry.getValue())))
                .toList();
    }

    private static @Nullable Object write(Moment moment, String name, String length, boolean partly, Change change) {
        BytePointer buffer = (BytePointer) moment.call().named(name);
        UlongPointer cell = (UlongPointer) moment.call().named(length);
        if (buffer == null || cell == null) {
            return moment.proceed();
        }
        boolean fires = moment.fires();
        int capacity = (int) Math.min(cell.get(), MOST);
        byte[] entry = read(buffer, capacity);
        Object answer = moment.proceed();
        if (isWritten(answer, partly)) {
            int count = (int) Math.min(capacity, cell.get());
            byte[] right = read(buffer, count);
            byte[] told = fires ? change.of(new Written(right, Arrays.copyOf(entry, count), name, moment)) : right;
            moment.history(name).add(moment.facts(), right);
            if (moment.deviatesIf(!Arrays.equals(told, right))) {
                buffer.put(0, told, 0, count);
            }
        }
        return answer;
    }

    /** Writes when the next function is called. */
    public static Effect storedLate(String name, String length) {
        return Effect.inCalls("storedLate", Family.VALUE, moment -> {
            BytePointer buffer = (BytePointer) moment.call().named(name);
            UlongPointer cell = (UlongPointer) moment.call().named(length);
            if (buffer == null || cell == null) {
                return moment.proceed();
            }
            int capacity = (int) Math.min(cell.get(), MOST);
            byte[] entry = read(buffer, capacity);
            Object answer = moment.proceed();
            byte[] right = read(buffer, capacity);
            if (moment.deviatesIf(!Arrays.equals(entry, right))) {
                buffer.put(0, entry, 0, capacity);
                moment.world().atNextCall(() -> buffer.put(0, right, 0, capacity));
            }
            return answer;
        });
    }

    /** Writes one byte more than there is room for. */
    public static Effect beyond(String name, String length) {
        return Effect.inCalls("beyond", Family.BEYOND, moment -> {
            BytePointer buffer = (BytePointer) moment.call().named(name);
            UlongPointer cell = (UlongPointer) moment.call().named(length);
            if (buffer == null || cell == null || cell.get() > MOST) {
                return moment.proceed();
            }
            long capacity = cell.get();
            Object answer = moment.proceed();
            moment.deviate();
            buffer.put(capacity, (byte) 0x5A);
            return answer;
        });
    }

    private static boolean isWritten(@Nullable Object answer, boolean partly) {
        return NtStatus.STATUS_SUCCESS.equals(answer) || (partly && NtStatus.STATUS_BUFFER_TOO_SMALL.equals(answer));
    }

    private static byte[] read(BytePointer buffer, int count) {
        byte[] bytes = new byte[count];
        buffer.get(0, bytes, 0, count);
        return bytes;
    }

    /** Lists the effects on a whole structure, which is always the same. */
    public static List<Effect> ofStructure(String buffer, String length) {
        Map<String, Change> changes = changes();
        changes.keySet().removeAll(List.of("previous", "ofAnother"));
        return effects(changes, buffer, length, false);
    }

    /** Lists the effects on a field of a structure. */
    public static List<Effect> ofField(String buffer, String length, int offset, int bytes) {
        Map<String, Change> changes = new TreeMap<>();
        changes.put("zero", written -> written.with(written.of(0), offset, offset + bytes));
        changes.put("allOnes", written -> written.with(written.of(-1), offset, offset + bytes));
        changes.put("oneMore", written -> stepped(written, offset, 1));
        changes.put("oneLess", written -> stepped(written, offset, -1));
        return effects(changes, buffer, length, false);
    }

    /** The first byte of a number is the lowest. */
    private static byte[] stepped(Written written, int offset, int step) {
        byte[] other = written.right.clone();
        other[offset] += (byte) step;
        return other;
    }
}
