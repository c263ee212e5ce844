package org.ndktck.plan.key;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name that a part of a plan has in tokens, where it is not the one in the code: a part that was renamed keeps its
 * former name there, so that tokens of former releases still replay.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Key {

    /** The name, of letters, digits and hyphens. */
    String value();
}
