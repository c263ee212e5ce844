package org.ndktck.cli.option;

import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.OptionText;

/** Reads the id of a requirement, upper or lower case. */
public final class IdOption extends OptionConverter<RequirementId> {

    /** Makes the converter. */
    public IdOption() {
        super(OptionText::id);
    }
}
