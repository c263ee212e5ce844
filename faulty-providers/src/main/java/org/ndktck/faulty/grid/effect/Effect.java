package org.ndktck.faulty.grid.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.world.Moment;

/**
 * What a fault does in place of a call.
 *
 * @param name as it stands in the name of a fault
 * @param family what kind of demand it breaks, for the rows of a descriptor
 * @param rows what it breaks wherever it is used, the most direct first
 * @param advice does it
 */
public record Effect(String name, Family family, List<RequirementId> rows, Advice advice) {

    /** Kinds of demands that an effect breaks. */
    public enum Family {
        /** A value is stored or passed wrongly. */
        VALUE,
        /** A write goes beyond the buffer. */
        BEYOND,
        /** A status is another one. */
        STATUS,
        /** A synchronous function pends. */
        PENDING,
        /** What was asked for is refused or fails. */
        FAILURE,
        /** What must fail succeeds. */
        SUCCESS,
        /** A callback does not come. */
        NEVER,
        /** A callback comes again, or where none is owed. */
        TWICE,
        /** A callback comes before its time. */
        EARLY,
        /** A callback passes another context. */
        CONTEXT,
        /** A callback is about another object, or another one's. */
        OBJECT,
        /** An object is closed late or never. */
        LATE,
        /** A function does not do what it is for. */
        DEED
    }

    /** Takes the place of a call. */
    @FunctionalInterface
    public interface Advice {

        /**
         * Answers a call.
         *
         * @param moment the call
         * @return what the consumer gets
         */
        @Nullable
        Object answer(Moment moment);
    }

    /** Copies the rows. */
    public Effect {
        rows = List.copyOf(rows);
    }

    /** Makes one that takes the place of every call in which the fault acts. */
    static Effect inCalls(String name, Family family, Advice advice, RequirementId... rows) {
        return new Effect(
                name, family, List.of(rows), moment -> moment.fires() ? advice.answer(moment) : moment.proceed());
    }

    /** Makes one that sees every call and asks itself whether the fault acts. */
    static Effect inAllCalls(String name, Family family, Advice advice, RequirementId... rows) {
        return new Effect(name, family, List.of(rows), advice);
    }
}
