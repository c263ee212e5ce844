/**
 * The properties that judge the IRQL that the pages give for each function.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.irql;

import org.jspecify.annotations.NullMarked;
