package org.ndktck.judging;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.Circumstance;

/**
 * Says which circumstances a property, or each property of a container, keeps ordinary, and why. Everything that is not
 * named is drawn, so that it is seen not to matter.
 */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(HoldsFixed.Several.class)
public @interface HoldsFixed {

    /** The dimensions. */
    Class<? extends Circumstance>[] value();

    /** Why the row cannot be judged otherwise, a clause that is published. */
    String because();

    /** Holds several. */
    @Documented
    @Target({ElementType.METHOD, ElementType.TYPE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface Several {

        /** What is fixed. */
        HoldsFixed[] value();
    }
}
