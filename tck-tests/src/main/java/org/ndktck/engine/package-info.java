/**
 * The run engine: it discovers the properties, runs them through the JUnit Platform, keeps the ledger of judgements
 * and combines it into a result.
 *
 * <p>Read by kit maintainers. Only its manifest names the property classes. Uses no concrete provider.
 */
@NullMarked
package org.ndktck.engine;

import org.jspecify.annotations.NullMarked;
