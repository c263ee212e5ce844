/**
 * The properties that judge the functions of NDKPI 2.1.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.version21;

import org.jspecify.annotations.NullMarked;
