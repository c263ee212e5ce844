package org.ndktck.faulty;

import java.lang.annotation.*;
import org.ndktck.catalog.RequirementId;

/** Says that a provider conforms, with a note on some requirements. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Tolerated {

    /**
     * The requirements whose verdict is a note.
     *
     * @return at least one
     */
    RequirementId[] value();
}
