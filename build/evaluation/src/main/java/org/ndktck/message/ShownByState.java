package org.ndktck.message;

import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.catalog.RequirementId.GEN_05;
import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.catalog.RequirementId.GEN_09;

import java.util.Map;
import org.ndktck.catalog.RequirementId;

/** Requirements whose breach the state of an object shows: no single call of the sequence is to blame. */
final class ShownByState {

    private ShownByState() {}

    /** Each with the reason. */
    static Map<RequirementId, String> reasons() {
        return Map.of(
                GEN_04, "the provider may have used the Dispatch member at any time since it delivered the object",
                GEN_05, "as GEN-04",
                GEN_08, "the reserved block is looked at before anything is called on the object",
                GEN_09, "the provider may have written the reserved block at any time up to the close");
    }
}
