package org.ndktck.faulty.grid.world;

import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** A call, on its way to the reference, and what surrounds it. */
public final class Moment {

    private final Intercepted call;
    private final Facts facts;
    private final World world;
    private final Predicate<Moment> trigger;
    private final int ordinal;
    private final int count;
    private final boolean contextIsUsed;
    private final AtomicReference<@Nullable Facts> made;

    Moment(
            Intercepted call,
            Facts facts,
            World world,
            Predicate<Moment> trigger,
            int count,
            boolean contextIsUsed,
            AtomicReference<@Nullable Facts> made) {
        this.count = count;
        this.made = made;
        this.call = call;
        this.facts = facts;
        this.world = world;
        this.trigger = trigger;
        this.ordinal = facts.calls(call.function());
        this.contextIsUsed = contextIsUsed;
    }

    /** The same, but about another object, and one of so many. */
    Moment about(Facts other, int number) {
        return new Moment(call, other, world, trigger, number, contextIsUsed, made);
    }

    /** Gives what the call has made, once that is known. */
    @Nullable
    Facts made() {
        return made.get();
    }

    /** Learns what the call has made. */
    void made(Facts object) {
        made.set(object);
    }

    /** Gives the call; the callbacks in it lead to the consumer. */
    public Intercepted call() {
        return call;
    }

    /** Gives what is known of the object called on. */
    public Facts facts() {
        return facts;
    }

    /** Gives everything else that is known. */
    public World world() {
        return world;
    }

    /** Tells whether the fault acts now. */
    public boolean fires() {
        return trigger.test(this);
    }

    /** Tells how many calls of this function the object has got, this one included. */
    public int ordinal() {
        return ordinal;
    }

    /** Tells how many calls of this function there were, whichever the object, this one included. */
    public int count() {
        return count;
    }

    /** Tells whether the context was given with an earlier call. */
    public boolean contextIsUsed() {
        return contextIsUsed;
    }

    /** Calls the reference. */
    public @Nullable Object proceed() {
        return call.proceed();
    }

    /** As {@link #proceed}, for a function that returns a status. */
    public NtStatus status() {
        return call.status();
    }

    /** Says that the consumer gets something else than the reference gave. */
    public void deviate() {
        world.deviate();
    }

    /** As {@link #deviate}, if so; tells whether. */
    public boolean deviatesIf(boolean differs) {
        if (differs) {
            deviate();
        }
        return differs;
    }

    /** Gives the last right values of an output of this function. */
    public History history(String output) {
        return world.history(World.family(call) + '.' + output);
    }

    /** Gives the capacity of the buffer, for functions that have one. */
    public OptionalLong capacity() {
        UlongPointer cell = capacityCell();
        return cell == null ? OptionalLong.empty() : OptionalLong.of(cell.get());
    }

    private @Nullable UlongPointer capacityCell() {
        Object args = call.args();
        if (args instanceof GetConnectionDataArgs data) {
            return data.pPrivateDataLength();
        }
        if (args instanceof GetAddressArgs address) {
            return address.pAddressLength();
        }
        return args instanceof QueryAdapterInfoArgs info ? info.pBufferSize() : null;
    }

    /** Asks the reference how large a buffer must be, for functions that have one. */
    public OptionalLong needed() {
        UlongCell size = new UlongCell();
        Object args = call.args();
        if (args instanceof GetConnectionDataArgs) {
            call.proceed(new GetConnectionDataArgs(null, null, null, size));
        } else if (args instanceof GetAddressArgs) {
            call.proceed(new GetAddressArgs(null, size));
        } else if (args instanceof QueryAdapterInfoArgs) {
            call.proceed(new QueryAdapterInfoArgs(null, size));
        } else {
            return OptionalLong.empty();
        }
        return OptionalLong.of(size.get());
    }

    /** Reads an address among the parameters, if it is one. */
    public Optional<NdkSockaddr> address(String pointer, String length) {
        return Addresses.given(call, pointer, length);
    }

    /** Tells whether a pointer among the parameters is NULL. */
    public boolean isNull(String pointer) {
        return call.named(pointer) == null;
    }

    /** Reads a number among the parameters. */
    public long number(String name) {
        return (Long) Objects.requireNonNull(call.named(name), name);
    }
}
