package org.ndktck.judging;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.ndktck.plan.drawing.PlanDomain;

/**
 * Marks a container of the kit's properties and hangs the kit's hooks on it, and on nothing else: a
 * vendor's own properties are not touched.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Domain(PlanDomain.class)
@AddLifecycleHook(SelectionHook.class)
@AddLifecycleHook(BenchPlaceholder.class)
@AddLifecycleHook(PropertyHook.class)
@AddLifecycleHook(TryHook.class)
public @interface NdkProperties {}
