/**
 * The properties that judge the NDKPI object lifetime requirements.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.lifetime;

import org.jspecify.annotations.NullMarked;
