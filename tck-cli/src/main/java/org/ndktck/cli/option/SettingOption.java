package org.ndktck.cli.option;

import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a setting of a provider; its value may be empty and may hold more equals signs. */
public final class SettingOption implements ITypeConverter<Map.Entry<String, String>> {

    @Override
    public Map.Entry<String, String> convert(String text) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            throw new TypeConversionException("'" + text + "' is no setting; give KEY=VALUE, such as device=0");
        }
        return Map.entry(text.substring(0, equals), text.substring(equals + 1));
    }
}
