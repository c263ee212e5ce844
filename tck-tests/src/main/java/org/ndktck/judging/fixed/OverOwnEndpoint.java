package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.EndpointUse;

/** Marks properties whose connections are made by NdkConnect. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {
            EndpointUse.class,
        },
        because =
                "the connections are made by NdkConnect; those over shared endpoints are judged by the standing rules in the tries of other rows")
public @interface OverOwnEndpoint {}
