package org.ndktck.faulty;

import java.lang.annotation.*;

/** Says that a provider looks odd and conforms: a kit that blames it demands too much. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Lawful {

    /**
     * The entries of the list of oddballs.
     *
     * @return for example {@code V03}; several for a combination
     */
    String[] value();
}
