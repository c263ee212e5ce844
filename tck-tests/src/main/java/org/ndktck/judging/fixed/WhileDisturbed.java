package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks properties whose judged call is made while resources or ports have run out, or the link is cut. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        values = "CallingThread.IN_*",
        because =
                "the call is made while resources or ports have run out, or the link is cut, and no connection can be made then to call in a callback of")
public @interface WhileDisturbed {}
