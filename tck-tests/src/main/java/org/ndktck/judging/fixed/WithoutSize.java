package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.FetchPointers;

/** Marks properties whose tries do not find out the required size of the private data. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(value = FetchPointers.class, because = "a try does not find out the required size of the private data")
public @interface WithoutSize {}
