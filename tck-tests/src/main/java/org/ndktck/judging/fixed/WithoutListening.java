package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks properties whose tries listen at no address, whatever else they claim one for. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        values = {"LocalAddresses.OTHER_DESTINATION", "ListenerPause.WHEN_CLOSED"},
        because = "a try listens at no address")
public @interface WithoutListening {}
