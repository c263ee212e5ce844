package org.ndktck.report.waiver;

import java.time.LocalDate;

/**
 * Somebody's word that a violation is known and accepted until a day. It changes no judgement: a waived row is shown as
 * violated, and the headline counts the waivers.
 *
 * @param id the requirement that may be violated, as the user wrote it
 * @param reason why that is accepted
 * @param owner who answers for it
 * @param reference where it is discussed, for example the number of an issue
 * @param expires the last day on which it counts, in UTC
 */
public record Waiver(String id, String reason, String owner, String reference, LocalDate expires) {

    /**
     * Says what a reader of a waived row has to know.
     *
     * @return a clause
     */
    public String words() {
        return "waived by " + owner + " until " + expires + ": " + reason + " (" + reference + ")";
    }
}
