/**
 * Properties of NdkCreateConnector.
 *
 * <p>Read by whoever asks how a requirement is judged. Depends on plans, the bench and the catalogue's
 * ids.
 */
@NullMarked
package org.ndktck.properties.createconnector;

import org.jspecify.annotations.NullMarked;
