/** The adapter as an object, what it is, and what it shares with all objects under it. */
@NullMarked
package org.ndktck.reference.adapter;

import org.jspecify.annotations.NullMarked;
