/**
 * The properties that judge NdkGetLocalAddress.
 *
 * <p>Read by developers who ask how a requirement is judged. Depends on plans, the bench and the catalogue's ids.
 */
@NullMarked
package org.ndktck.properties.getlocaladdress;

import org.jspecify.annotations.NullMarked;
