package org.ndktck.faulty;

import java.lang.annotation.*;

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
