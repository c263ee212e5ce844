package org.ndktck.rules;

import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.CallOrCallback;

/**
 * Something that a rule forbids and a record shows.
 *
 * @param row what was broken
 * @param judged the call or event to blame
 * @param expected what the documents permit
 * @param observed what was seen
 */
public record Breach(RequirementId row, CallOrCallback judged, String expected, String observed) {}
