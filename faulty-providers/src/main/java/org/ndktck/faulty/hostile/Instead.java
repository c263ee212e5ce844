package org.ndktck.faulty.hostile;

import java.lang.annotation.*;
import org.ndktck.faulty.DispatchFunction;

/** The functions that a provider takes the place of. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Instead {

    /** The functions. */
    DispatchFunction[] value();
}
