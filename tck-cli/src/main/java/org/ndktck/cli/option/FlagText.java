package org.ndktck.cli.option;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Refuses a flag with nothing behind its equals sign, which picocli takes for the flag alone. */
public final class FlagText implements IParameterPreprocessor {

    /** Makes the preprocessor. */
    public FlagText() {}

    @Override
    @SuppressWarnings("JdkObsolete") // the type of the interface
    public boolean preprocess(Stack<String> args, CommandSpec commandSpec, ArgSpec argSpec, Map<String, Object> info) {
        if ("=".equals(info.get("separator")) && !args.isEmpty() && args.peek().isEmpty()) {
            throw new ParameterException(
                    commandSpec.commandLine(),
                    "Invalid value for option '" + ((OptionSpec) argSpec).longestName()
                            + "': '' is neither true nor false; leave the equals sign out, too, or name one",
                    argSpec,
                    "");
        }
        return false;
    }
}
