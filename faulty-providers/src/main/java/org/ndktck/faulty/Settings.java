package org.ndktck.faulty;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The settings of the reference that a provider needs; they win over the user's. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Settings {

    /**
     * Name and value of each.
     *
     * @return for example {@code completion=pending}
     */
    String[] value();
}
