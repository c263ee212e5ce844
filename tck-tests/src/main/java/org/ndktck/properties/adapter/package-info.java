/**
 * The properties that judge NdkQueryAdapterInfo and the opening of adapters.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.adapter;

import org.jspecify.annotations.NullMarked;
