package org.ndktck.faulty.hostile;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.faulty.DispatchFunction;

/** The functions that a provider takes the place of. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Instead {

    /** The functions. */
    DispatchFunction[] value();
}
