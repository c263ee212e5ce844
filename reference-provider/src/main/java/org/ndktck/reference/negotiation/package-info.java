/**
 * What both sides of a connection agree on: read limits, private data and required sizes, as pure
 * decisions.
 */
@NullMarked
package org.ndktck.reference.negotiation;

import org.jspecify.annotations.NullMarked;
