/**
 * The catalogue held against the documents it stands for, and the pages of {@code docs} that are made
 * from it.
 */
@NullMarked
package org.ndktck.documents;

import org.jspecify.annotations.NullMarked;
