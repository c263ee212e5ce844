/**
 * Wrong providers, one fault per class, lawful oddballs, and hostile ones: what a conformance kit must blame,
 * what it must not, and what it must live through.
 *
 * <p>Read by kit maintainers, and by vendors who want to see a failing report. Depends on the provider
 * interface, the catalogue's ids and the reference provider. This package has the annotations that say
 * what to expect, and the base classes; the providers are in the packages below, by topic.
 */
@NullMarked
package org.ndktck.faulty;

import org.jspecify.annotations.NullMarked;
