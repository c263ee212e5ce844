package org.ndktck.cli.worker;

import org.ndktck.catalog.RequirementId;

/**
 * A finding that is replayed.
 *
 * @param id the requirement that was broken
 * @param token the case that showed it
 * @param missing whether something required did not come
 */
public record ReplayedCase(RequirementId id, String token, boolean missing) {}
