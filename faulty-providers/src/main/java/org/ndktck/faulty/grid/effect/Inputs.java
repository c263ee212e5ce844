package org.ndktck.faulty.grid.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.*;

/** Effects on what a consumer gives to a function: the provider takes it for something else. */
public final class Inputs {

    private static final long ALL_ONES = 0xFFFF_FFFFL;
    private static final String DATA = "pPrivateData";
    private static final String DATA_LENGTH = "privateDataLength";

    private Inputs() {}

    /** Lists the effects on a read limit. */
    public static List<Effect> ofLimit(String component, String neighbour) {
        return List.of(
                taken("oneMore", component, moment -> Math.min(ALL_ONES, moment.number(component) + 1)),
                taken("oneLess", component, moment -> Math.max(0, moment.number(component) - 1)),
                taken("eightBits", component, moment -> moment.number(component) & 0xFF),
                taken("sixteenBits", component, moment -> moment.number(component) & 0xFFFF),
                taken("zero", component, moment -> 0),
                taken("allOnes", component, moment -> ALL_ONES),
                taken("neighbours", component, moment -> moment.number(neighbour)),
                Effect.inAllCalls("previous", Family.VALUE, moment -> {
                    Long last = moment.history(component).previous(Long.class);
                    long right = moment.number(component);
                    moment.history(component).add(moment.facts(), right);
                    return last != null && moment.fires() && moment.deviatesIf(last != right)
                            ? moment.call().withNamed(component, last).proceed()
                            : moment.proceed();
                }));
    }

    @FunctionalInterface
    private interface Taken {
        long as(Moment moment);
    }

    private static Effect taken(String name, String component, Taken taken) {
        return Effect.inCalls(name, Family.VALUE, moment -> {
            long other = taken.as(moment);
            moment.deviatesIf(other != moment.number(component));
            return moment.call().withNamed(component, other).proceed();
        });
    }

    /** Changes the bytes that are sent. */
    @FunctionalInterface
    private interface Sent {
        byte[] of(byte[] right, Moment moment);
    }

    /** Lists the effects on private data. */
    public static List<Effect> ofData() {
        Map<String, Sent> changes = new TreeMap<>();
        changes.put("dropped", (right, moment) -> new byte[0]);
        changes.put("lastByteMissing", (right, moment) -> first(right, right.length - 1));
        changes.put("firstHalf", (right, moment) -> first(right, right.length / 2));
        changes.put("untilZero", (right, moment) -> first(right, indexOfZero(right)));
        changes.put("lengthOfEightBits", (right, moment) -> first(right, right.length & 0xFF));
        changes.put("zero", (right, moment) -> new byte[right.length]);
        changes.put("previous", (right, moment) -> or(moment.history(DATA).previous(byte[].class), right));
        changes.put(
                "ofAnother",
                (right, moment) -> or(moment.history(DATA).ofAnother(moment.facts(), byte[].class), right));
        changes.put("ofOtherDirection", (right, moment) -> or(peers(moment), right));
        return changes.entrySet().stream()
                .map(change ->
                        Effect.inAllCalls(change.getKey(), Family.VALUE, moment -> send(moment, change.getValue())))
                .toList();
    }

    private static @Nullable Object send(Moment moment, Sent sent) {
        byte[] right = bytes(moment.call());
        byte[] other = moment.fires() ? sent.of(right, moment) : right;
        moment.history(DATA).add(moment.facts(), right);
        if (!moment.deviatesIf(!Arrays.equals(other, right))) {
            return moment.proceed();
        }
        ProviderBytes memory = new ProviderBytes(other.length);
        memory.put(0, other, 0, other.length);
        return moment.call()
                .withNamed(DATA, other.length == 0 ? null : memory)
                .withNamed(DATA_LENGTH, (long) other.length)
                .proceed();
    }

    /** What was given; nothing for more than anybody may give. */
    private static byte[] bytes(Intercepted call) {
        long length = (Long) Objects.requireNonNull(call.named(DATA_LENGTH));
        if (!(call.named(DATA) instanceof ConstBytePointer data) || length > 8192) {
            return new byte[0];
        }
        byte[] bytes = new byte[(int) length];
        data.get(0, bytes, 0, bytes.length);
        return bytes;
    }

    private static byte @Nullable [] peers(Moment moment) {
        Facts peer = moment.facts().kin(Facts.Kin.PEER);
        Intercepted request = peer == null ? null : peer.request();
        return request == null ? null : bytes(request);
    }

    private static byte[] or(byte @Nullable [] other, byte[] right) {
        return other == null ? right : other;
    }

    private static byte[] first(byte[] bytes, int count) {
        return Arrays.copyOf(bytes, Math.max(0, Math.min(count, bytes.length)));
    }

    private static int indexOfZero(byte[] bytes) {
        int at = 0;
        while (at < bytes.length && bytes[at] != 0) {
            at++;
        }
        return at;
    }

    /** Lists the effects on the port of a local address. */
    public static List<Effect> ofPort(String pointer, String length) {
        List<Effect> effects = new ArrayList<>();
        effects.add(port("portChosenAnyway", pointer, length, port -> 0));
        effects.add(port("portOneMore", pointer, length, port -> port == 0 ? 0 : Math.min(65535, port + 1)));
        effects.add(port("portSwapped", pointer, length, port -> (port & 0xFF) << 8 | port >> 8));
        return effects;
    }

    @FunctionalInterface
    private interface Port {
        int of(int right);
    }

    private static Effect port(String name, String pointer, String length, Port change) {
        return Effect.inCalls(name, Family.VALUE, moment -> {
            NdkSockaddr right = moment.address(pointer, length).orElse(null);
            if (right == null || !moment.deviatesIf(change.of(right.port()) != right.port())) {
                return moment.proceed();
            }
            NdkSockaddr other = right.withPort(change.of(right.port()));
            ProviderBytes memory = new ProviderBytes(other.length());
            other.writeTo(memory);
            return moment.call()
                    .withNamed(pointer, memory)
                    .withNamed(length, (long) other.length())
                    .proceed();
        });
    }
}
