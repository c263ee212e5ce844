package org.ndktck.faulty;

import java.lang.annotation.*;
import org.ndktck.catalog.RequirementId;

/** Says which MUSTs a provider violates, apart from those that follow from them. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Breaks {

    /**
     * The requirements the fault is about.
     *
     * @return at least one
     */
    RequirementId[] value();

    /**
     * Further requirements that the same fault cannot but violate: a run must say so.
     *
     * @return none, as a rule
     */
    RequirementId[] also() default {};

    /**
     * Further requirements that the same fault violates only where a race or a rare plan comes to it: a run may say
     * so, and is not expected to.
     *
     * @return none, as a rule
     */
    RequirementId[] nowAndThen() default {};

    /**
     * The reason for {@link #also} and {@link #nowAndThen}.
     *
     * @return a sentence, or blank without any
     */
    String why() default "";
}
