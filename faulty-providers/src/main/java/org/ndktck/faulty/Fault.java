package org.ndktck.faulty;

import java.lang.annotation.*;

/** Says which entry of the list of faults a provider is, and how hard it is to find. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Fault {

    /**
     * The entry of the list.
     *
     * @return for example {@code F12}
     */
    String value();

    /**
     * How hard the fault is to find.
     *
     * @return the grade
     */
    Grade grade();
}
