/**
 * Properties of NDKPI Object Lifetime Requirements.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.lifetime;

import org.jspecify.annotations.NullMarked;
