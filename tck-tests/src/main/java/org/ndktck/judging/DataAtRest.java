package org.ndktck.judging;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks properties that look only at what a call returned or stored, whenever: limits, private data, addresses, statuses. They
 * are judged also where the two sides are in two processes, which no one clock orders.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface DataAtRest {}
