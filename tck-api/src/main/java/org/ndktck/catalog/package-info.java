/**
 * The requirements of the documents as data: the rows and the readings of disputed texts.
 *
 * <p>Read by the kit, by reports and by vendors who look an id up. Depends on nothing but nullness
 * annotations.
 */
@NullMarked
package org.ndktck.catalog;

import org.jspecify.annotations.NullMarked;
