package org.ndktck.faulty;

import java.lang.annotation.*;

/** Says that a provider does nothing: a kit that finds it to conform has seen nothing. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface NullProvider {

    /**
     * The one way in which it answers every call.
     *
     * @return a sentence
     */
    String value();
}
