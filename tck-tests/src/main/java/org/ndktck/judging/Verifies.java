package org.ndktck.judging;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.plan.adapter.Partition;

/** Names the one requirement a property judges. */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Verifies {

    /** The requirement. */
    RequirementId value();

    /** Partitions of which every reachable value has to be hit by a judged try. */
    Class<? extends Partition>[] partitions();

    /** How many tries the property is worth. */
    Effort effort() default Effort.FULL;

    /** What the provider has to offer, or the property is not run. */
    OptionalFeature[] needs() default {};
}
