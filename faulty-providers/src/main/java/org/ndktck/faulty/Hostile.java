package org.ndktck.faulty;

import java.lang.annotation.*;
import org.ndktck.catalog.RequirementId;

/** Says that a provider harms the process that judges it: a kit must live through it and still tell the truth. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Hostile {

    /**
     * The exit code that a run on it must end with.
     *
     * @return 0 where it is nasty around the calls only, 1 where a MUST is violated, 2 where what it does wrong is not done
     *     again in a fresh process, so that nothing can be decided, 3 where it cannot be opened
     */
    int exit();

    /**
     * The requirements it violates, apart from those that follow from them.
     *
     * @return none with an exit code of 0, 2 or 3; none with an exit code of 1 where it depends on the moment which
     *     they are, for example when the process ends between two calls: there must be some then
     */
    RequirementId[] violates() default {};
}
