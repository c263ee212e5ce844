package org.ndktck.cli.option;

import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.OptionText;

/** Reads the ids of requirements, with commas between them; picocli adds them to those that the option named before. */
public final class IdsOption extends OptionConverter<Set<RequirementId>> {

    /** Makes the converter. */
    public IdsOption() {
        super(OptionText::ids);
    }
}
