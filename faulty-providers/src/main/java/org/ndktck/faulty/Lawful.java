package org.ndktck.faulty;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

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
