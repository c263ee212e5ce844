package org.ndktck.cli.option;

import org.ndktck.catalog.RequirementId;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the id of a requirement, upper or lower case. */
public final class IdOption implements ITypeConverter<RequirementId> {

    @Override
    public RequirementId convert(String text) {
        return RequirementId.find(text)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + text + "' is no id of a requirement, 'ndk-tck list' shows them"));
    }
}
