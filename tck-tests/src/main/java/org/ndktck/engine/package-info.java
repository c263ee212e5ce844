/**
 * The run engine: discovers the properties, drives them through the JUnit Platform, keeps the ledger
 * of judgements and folds it to a result.
 *
 * <p>Read by kit maintainers. Depends on the properties only by name; never sees a concrete provider.
 */
@NullMarked
package org.ndktck.engine;

import org.jspecify.annotations.NullMarked;
