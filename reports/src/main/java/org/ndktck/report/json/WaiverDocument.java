package org.ndktck.report.json;

import java.time.LocalDate;
import org.ndktck.report.waiver.Waiver;
import org.ndktck.report.waiver.WaiverUse;

/**
 * A waiver in the file.
 *
 * @param id the requirement, as the user wrote it
 * @param state what became of it
 * @param reason why the violation is accepted
 * @param owner who answers for it
 * @param reference where it is discussed
 * @param expires the last day on which it counts, in UTC
 */
record WaiverDocument(
        String id, WaiverUse.State state, String reason, String owner, String reference, LocalDate expires) {

    static WaiverDocument of(WaiverUse use) {
        Waiver waiver = use.waiver();
        return new WaiverDocument(
                waiver.id(), use.state(), waiver.reason(), waiver.owner(), waiver.reference(), waiver.expires());
    }

    WaiverUse use() {
        return new WaiverUse(new Waiver(id, reason, owner, reference, expires), state);
    }
}
