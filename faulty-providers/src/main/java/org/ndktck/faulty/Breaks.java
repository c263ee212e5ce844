package org.ndktck.faulty;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
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
     * Further requirements that the same fault cannot but violate.
     *
     * @return none, as a rule
     */
    RequirementId[] also() default {};

    /**
     * The reason for {@link #also}.
     *
     * @return a sentence, or blank without any
     */
    String why() default "";
}
