package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.LocalAddresses;

/** Marks properties whose tries claim no address of an adapter. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = LocalAddresses.class,
        values = "ListenerPause.WHEN_CLOSED",
        because = "a try claims no address of an adapter")
public @interface WithoutAddress {}
