/**
 * The C border: NDKPI statuses, pointers, objects, dispatch tables, argument records and callbacks
 * as a provider written in Java sees them.
 *
 * <p>Read by every vendor who writes a provider. Depends on nothing but nullness annotations. Names
 * follow one mechanical rule: take the C identifier and lower its first letter; the slot {@code
 * NdkConnect} of a dispatch table is the method {@code connect}. NULL is Java {@code null}, and
 * allowed only where {@code @Nullable} says so; a {@code PVOID} context is an opaque {@code long}
 * of 64 bits in which 0 is NULL.
 *
 * <p>Ids such as GCD-07 (a requirement) and AMB-05 (a reading of an unclear passage) are those of
 * the requirement catalogue in {@link org.ndktck.catalog}. {@code ndk-tck explain GCD-07} prints
 * one; {@code docs/requirements.md} and {@code docs/readings.md} hold them all.
 */
@NullMarked
package org.ndktck.api;

import org.jspecify.annotations.NullMarked;
