package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.Circumstance;

/**
 * Says which circumstances a property, or each property of a container, is not judged under, and why. Everything that is
 * not named is drawn, so that it is seen not to matter. On another annotation it holds wherever that one stands.
 */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(HoldsFixed.Several.class)
public @interface HoldsFixed {

    /** The dimensions that stay ordinary. */
    Class<? extends Circumstance>[] value() default {};

    /** Single values of other dimensions that are not drawn, such as {@code CallingThread.ANOTHER}; a star stands for any end. */
    String[] values() default {};

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
